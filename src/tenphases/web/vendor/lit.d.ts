/** The part of Lit that Tenphases uses, typed for `tsc --checkJs`. The code is in lit.js. */

export interface TemplateResult {
  readonly strings: TemplateStringsArray;
  readonly values: unknown[];
}
export declare const nothing: unique symbol;
export declare const noChange: unique symbol;
/** Whatever may stand in a template's child position. */
export type Content =
  | TemplateResult
  | DirectiveResult
  | string
  | number
  | Node
  | typeof nothing
  | typeof noChange
  | null
  | undefined
  | readonly Content[];

export declare function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export declare function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export interface RenderOptions {
  host?: object;
  renderBefore?: ChildNode | null;
  isConnected?: boolean;
}
export declare function render(
  value: unknown,
  container: HTMLElement | DocumentFragment,
  options?: RenderOptions,
): { setConnected(isConnected: boolean): void };

export interface PropertyDeclaration {
  readonly attribute?: boolean | string;
  readonly type?: unknown;
  readonly reflect?: boolean;
  readonly state?: boolean;
  readonly noAccessor?: boolean;
  hasChanged?(value: unknown, old: unknown): boolean;
}
export type PropertyValues = Map<PropertyKey, unknown>;
export interface ReactiveController {
  hostConnected?(): void;
  hostDisconnected?(): void;
  hostUpdate?(): void;
  hostUpdated?(): void;
}
export declare class LitElement extends HTMLElement {
  static properties: Record<string, PropertyDeclaration>;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly hasUpdated: boolean;
  readonly isUpdatePending: boolean;
  readonly updateComplete: Promise<boolean>;
  protected createRenderRoot(): HTMLElement | DocumentFragment;
  requestUpdate(name?: PropertyKey, oldValue?: unknown, options?: PropertyDeclaration): void;
  addController(controller: ReactiveController): void;
  removeController(controller: ReactiveController): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, old: string | null, value: string | null): void;
  protected shouldUpdate(changed: PropertyValues): boolean;
  protected willUpdate(changed: PropertyValues): void;
  protected update(changed: PropertyValues): void;
  protected render(): unknown;
  protected firstUpdated(changed: PropertyValues): void;
  protected updated(changed: PropertyValues): void;
}

export interface DirectiveResult {
  readonly values: unknown[];
}
export declare function repeat<T>(
  items: Iterable<T>,
  key: (item: T, index: number) => unknown,
  template: (item: T, index: number) => unknown,
): DirectiveResult;
export declare function classMap(
  classes: Readonly<Record<string, string | boolean | number>>,
): DirectiveResult;
export declare function styleMap(
  styles: Readonly<Record<string, string | number | undefined | null>>,
): DirectiveResult;
export interface Ref<T extends Element = Element> {
  readonly value?: T;
}
export declare function createRef<T extends Element = Element>(): Ref<T>;
export declare function ref(target: Ref | ((element: Element | undefined) => void)): DirectiveResult;
export declare function live(value: unknown): DirectiveResult;
export declare function keyed(key: unknown, value: unknown): DirectiveResult;
export declare function guard(inputs: unknown, value: () => unknown): DirectiveResult;
export declare function ifDefined<T>(value: T): NonNullable<T> | typeof nothing;
export declare function when<T, F = undefined>(
  condition: unknown,
  then: () => T,
  otherwise?: () => F,
): T | F;

export declare class AsyncDirective {
  constructor(part: unknown);
  isConnected: boolean;
  render(...values: never[]): unknown;
  update(part: never, values: never): unknown;
  setValue(value: unknown): void;
  protected disconnected(): void;
  protected reconnected(): void;
}
export declare function directive<A extends unknown[]>(
  c: new (part: never) => { render(...values: A): unknown },
): (...values: A) => DirectiveResult;
