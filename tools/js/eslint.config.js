// The rules for the browser client. Types are tsc's business; here are sizes and slips.
import globals from "globals";

// The floors of the Python gates, for the same reasons.
const sizes = {
  complexity: ["error", 15],
  "max-lines": ["error", { max: 400 }],
  "max-lines-per-function": ["error", { max: 40, skipComments: true }],
  "max-params": ["error", 5],
};

const slips = {
  eqeqeq: ["error", "always", { null: "ignore" }],
  "no-console": ["error", { allow: ["warn", "error"] }],
  "no-eval": "error",
  "no-implied-eval": "error",
  "no-new-func": "error",
  "no-restricted-properties": [
    "error",
    ...["innerHTML", "outerHTML", "insertAdjacentHTML"].map((property) => ({
      property,
      message: "A name with markup must stay a name: use a template or textContent.",
    })),
  ],
  "no-restricted-syntax": [
    "error",
    { selector: "MemberExpression[property.name='randomUUID']", message: "Not there on plain http." },
  ],
  "no-undef": "error",
  "no-unused-vars": ["error", { args: "after-used" }],
  "no-var": "error",
  "prefer-const": "error",
};

export default [
  { ignores: ["**/vendor/**"] },
  {
    files: ["**/*.js", "**/*.mjs"],
    languageOptions: {
      ecmaVersion: 2022,
      sourceType: "module",
      globals: { ...globals.browser, ...globals.serviceworker },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: { ...sizes, ...slips },
  },
];
