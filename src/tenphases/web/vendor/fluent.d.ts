/** The part of Fluent that Tenphases uses, typed for `tsc --checkJs`. The code is in fluent.js. */

/** A parsed pattern; only ever handed back to `formatPattern`. */
export type Pattern = string | readonly unknown[];
export interface Message {
  id: string;
  value: Pattern | null;
  attributes: Record<string, Pattern>;
}
export declare abstract class FluentType<T> {
  value: T;
  constructor(value: T);
  valueOf(): T;
}
export declare class FluentNone extends FluentType<string> {
  constructor(value?: string);
}
export declare class FluentNumber extends FluentType<number> {
  opts: Intl.NumberFormatOptions;
  constructor(value: number, opts?: Intl.NumberFormatOptions);
  toString(scope?: unknown): string;
}
export declare class FluentDateTime extends FluentType<number | Date> {
  opts: Intl.DateTimeFormatOptions;
  constructor(value: number | Date, opts?: Intl.DateTimeFormatOptions);
}
export type FluentVariable = FluentType<unknown> | string | number | Date;
export declare class FluentResource {
  constructor(source: string);
}
export declare class FluentBundle {
  readonly locales: string[];
  constructor(
    locales: string | string[],
    options?: {
      /** Always `false` here: the pages carry no isolating marks. */
      useIsolating?: boolean;
      functions?: Record<string, (...args: never[]) => unknown>;
      transform?: (text: string) => string;
    },
  );
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  /** Errors are pushed onto `errors`; without the array the first one is thrown. */
  formatPattern(
    pattern: Pattern,
    args?: Record<string, FluentVariable> | null,
    errors?: Error[] | null,
  ): string;
}
/** Norwegian `no` and `nn` must be mapped to `nb` before they get here. */
export declare function negotiateLanguages(
  requested: readonly string[],
  available: readonly string[],
  options?: { strategy?: "filtering" | "matching" | "lookup"; defaultLocale?: string },
): string[];
