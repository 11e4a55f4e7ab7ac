import { fileURLToPath } from "node:url";
import formatjs from "@formatjs/unplugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { catalogueFiles, compileLocale } from "../i18n/src/tooling/index.ts";
import { checkChunks, chunks } from "./build/chunks.ts";
import { compiledCatalogues } from "./build/compiled-catalogues.ts";
import { flags } from "./build/flags.ts";
import { manifestLines } from "./build/manifest-lines.ts";
import { pageTexts } from "./build/page-texts.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const catalogues = here("../i18n/catalogues");

/** What every page has loaded before it imports anything later. */
const isThere = (file: string): boolean => /\/(entry-client|rolldown-runtime)-[^/]*\.(js|css)$/.test(file);

const isPage = /\/src\/(pages\/.*\/page|shell\/error-page\/ErrorPage)\.tsx$/;

/**
 * Two environments, built in one go by `scripts/build.ts`: what the browser loads and what the server renders with.
 * The workspace packages are taken from their source (condition `@carmine/source`), so that each chunk carries the CSS of its
 * own components only.
 */
export default defineConfig(({ command }) => ({
  root: here("."),
  clearScreen: false,
  appType: "custom",
  plugins: [
    formatjs({
      ast: true,
      // The command line tool does not flatten plurals; with flattening the content ids would differ.
      flatten: false,
      // In development a text shows before it is in a catalogue.
      removeDefaultMessage: command === "build",
      idInterpolationPattern: "[sha512:contenthash:base64:6]",
    }),
    compiledCatalogues(catalogues),
    vanillaExtractPlugin(),
    react(),
    flags(here("../design-system/node_modules/country-flag-icons/3x2")),
    pageTexts({
      readIds: () => Object.keys(JSON.parse(compileLocale(catalogueFiles(catalogues), "en")) as object),
      entry: here("./src/entry-client.tsx"),
      isPage: (module) => isPage.test(module),
    }),
    checkChunks(),
    manifestLines((module) => isPage.test(module) || module.endsWith("/src/entry-client.tsx")),
  ],
  resolve: {
    conditions: ["@carmine/source", "module", "browser", "development|production"],
    alias: [
      // Messages are compiled ahead: the browser never parses ICU syntax.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
      // Its <style> element would need an inline permission in the CSP; ours uses a constructed style sheet.
      { find: /^react-style-singleton$/, replacement: here("./src/app/style-singleton.ts") },
    ],
  },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false, emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: here("./dist/client"),
        manifest: "manifest.json",
        // The entry names the files of whatever is imported later, so each name weighs on every first view.
        modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => !isThere(file)) },
        // A few seconds more than the built-in one, and two kilobytes less of script for every page.
        minify: "terser",
        terserOptions: {
          module: true,
          ecma: 2020,
          compress: { passes: 3, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
        },
        rolldownOptions: {
          input: here("./src/entry-client.tsx"),
          // A constant that chunks share, such as the address of a page, costs less where it is used than as an export.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
    ssr: {
      // Decided here and not when the shop starts: the bundle renders with React's build for production either way.
      ...(command === "build" ? { define: { "process.env.NODE_ENV": '"production"' } } : {}),
      resolve: {
        // One file that needs no node_modules; in development React and its kin stay outside.
        noExternal: command === "build" ? true : [/^@carmine\//],
        conditions: ["@carmine/source", "module", "node", "development|production"],
      },
      build: {
        outDir: here("./dist/ssr"),
        ssr: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: here("./src/entry-server.tsx"), output: { entryFileNames: "[name].js" } },
      },
    },
  },
  builder: {},
}));
