import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const known = (...names) => ({ globals: Object.fromEntries(names.map((name) => [name, "readonly"])) });

export default defineConfig(
  { ignores: ["src/types/{protocol,town,steam,strip,mall}.ts", "src/figures/icons.ts"] }, // generated
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // {" "} keeps a space that Svelte would trim.
      "svelte/no-useless-mustaches": "off",
      // Our Maps and Sets are made anew by $derived, or nothing on the page is drawn from them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { "no-undef": "off" }, // svelte-check knows the browser
  },
  { files: ["public/sw.js"], languageOptions: known("self", "caches", "fetch", "location", "URL") },
  { files: ["scripts/*.mjs"], languageOptions: known("console", "URL") },
);
