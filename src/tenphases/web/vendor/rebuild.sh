#!/bin/sh
# Rebuilds every file of this folder (and axe-core for the browser tests) from pinned packages.
# Needs Node 20 and npm; uses whatever registry npm is configured for. Run from anywhere.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tests=$(cd "$here/../../../../tests/browser" && pwd)/vendor
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --no-package-lock \
  lit@3.3.3 lit-html@3.3.3 lit-element@4.2.2 @lit/reactive-element@2.1.2 \
  @fluent/bundle@0.19.1 @fluent/langneg@0.7.0 \
  @fontsource/atkinson-hyperlegible@5.3.0 axe-core@4.14.1 esbuild@0.28.2

cat >lit-entry.js <<'JS'
export { html, svg, nothing, noChange, render, LitElement } from "lit";
export { repeat } from "lit/directives/repeat.js";
export { classMap } from "lit/directives/class-map.js";
export { styleMap } from "lit/directives/style-map.js";
export { ref, createRef } from "lit/directives/ref.js";
export { live } from "lit/directives/live.js";
export { keyed } from "lit/directives/keyed.js";
export { guard } from "lit/directives/guard.js";
export { ifDefined } from "lit/directives/if-defined.js";
export { when } from "lit/directives/when.js";
export { directive, AsyncDirective } from "lit/async-directive.js";
JS
cat >fluent-entry.js <<'JS'
export { FluentBundle, FluentResource, FluentNumber, FluentDateTime, FluentNone } from "@fluent/bundle";
export { negotiateLanguages } from "@fluent/langneg";
JS
bundle() {
  npx --no-install esbuild "$1" --bundle --format=esm --target=es2021 --minify \
    --legal-comments=none --banner:js="$3" --outfile="$here/$2" --log-level=warning
}
bundle lit-entry.js lit.js '/* Lit 3.3.3, (c) Google LLC, BSD-3-Clause: see lit.LICENSE */'
bundle fluent-entry.js fluent.js '/* Fluent bundle 0.19.1, langneg 0.7.0, (c) Mozilla Foundation and others, Apache-2.0: see fluent.LICENSE */'
cp node_modules/lit/LICENSE "$here/lit.LICENSE"
font=node_modules/@fontsource/atkinson-hyperlegible
mkdir -p "$here/fonts" "$tests"
cp "$font/files/atkinson-hyperlegible-latin-400-normal.woff2" "$here/fonts/atkinson-regular.woff2"
cp "$font/files/atkinson-hyperlegible-latin-700-normal.woff2" "$here/fonts/atkinson-bold.woff2"
cp "$font/LICENSE" "$here/fonts/atkinson.LICENSE"
cp node_modules/axe-core/axe.min.js "$tests/axe.min.js"
cp node_modules/axe-core/LICENSE "$tests/axe.LICENSE"
