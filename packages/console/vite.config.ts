import { fileURLToPath } from "node:url";
import formatjs from "@formatjs/unplugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compiledCatalogues } from "../i18n/src/tooling/index.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Server of `pnpm dev`, which answers the calls of a console in development. */
const marketplace = process.env["MARKETPLACE_URL"] ?? "http://127.0.0.1:3000";

/** A static application: `scripts/build.ts` builds it, `src/server` serves it at `/console`. */
export default defineConfig(({ command }) => ({
  root: here("."),
  base: "/console/",
  clearScreen: false,
  plugins: [
    formatjs({
      ast: true,
      flatten: false,
      removeDefaultMessage: command === "build",
      idInterpolationPattern: "[sha512:contenthash:base64:6]",
    }),
    compiledCatalogues(here("../i18n/catalogues")),
    vanillaExtractPlugin(),
    react(),
  ],
  resolve: {
    conditions: ["@carmine/source", "module", "browser", "development|production"],
    alias: [
      // Messages are precompiled, so that the browser needs no ICU parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
      // Its <style> element would need `unsafe-inline` in the CSP.
      {
        find: /^react-style-singleton$/,
        replacement: here("../design-system/src/lib/style-singleton.ts"),
      },
    ],
  },
  server: { proxy: { "/api": marketplace, "/media": marketplace, "/favicon.svg": marketplace } },
  build: {
    target: "es2022",
    outDir: here("./dist"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: "manifest.json",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", test: /\/console\/src\/main\.tsx$/, priority: 2 },
            // The order list opens most often. What it shares with other lists is in its file.
            { name: "list", test: /\/console\/src\/pages\/shop\/orders\/page\.tsx$/, priority: 1 },
            // One file instead of many small ones for each page.
            { name: "shared", minShareCount: 10 },
          ],
        },
      },
    },
  },
}));
