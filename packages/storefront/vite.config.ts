import { fileURLToPath } from "node:url";
import formatjs from "@formatjs/unplugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { catalogueFiles, compiledCatalogues, compileLocale } from "../i18n/src/tooling/index.ts";
import { checkChunks, chunks } from "./build/chunks.ts";
import { flags } from "./build/flags.ts";
import { manifestLines } from "./build/manifest-lines.ts";
import { pageTexts } from "./build/page-texts.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const catalogues = here("../i18n/catalogues");

/** Files that every page has loaded before its first dynamic import. */
const isPreloaded = (file: string): boolean =>
  /\/(entry-client|rolldown-runtime)-[^/]*\.(js|css)$/.test(file);

const isPage = /\/src\/(pages\/.*\/page|shell\/error-page\/ErrorPage)\.tsx$/;

/**
 * Client and server environments, built together by `scripts/build.ts`. Workspace packages are resolved to their source
 * (condition `@carmine/source`), so that each chunk contains only the CSS of the components in it.
 */
export default defineConfig(({ command }) => ({
  root: here("."),
  clearScreen: false,
  appType: "custom",
  plugins: [
    formatjs({
      ast: true,
      // The CLI doesn't flatten plurals, so flattening would change the content ids.
      flatten: false,
      // In development, messages work before they are extracted.
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
      // Messages are precompiled, so that the browser needs no ICU parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
      // Its <style> element would need `unsafe-inline` in the CSP; ours uses a constructed style sheet.
      { find: /^react-style-singleton$/, replacement: here("../design-system/src/lib/style-singleton.ts") },
    ],
  },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false, emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: here("./dist/client"),
        manifest: "manifest.json",
        // The entry lists the files of all dynamic imports, so each name adds to every first view.
        modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => !isPreloaded(file)) },
        // Builds a few seconds longer than the default minifier, but saves 2 kB of script on every page.
        minify: "terser",
        terserOptions: {
          module: true,
          ecma: 2020,
          compress: { passes: 3, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
        },
        rolldownOptions: {
          input: here("./src/entry-client.tsx"),
          // A constant shared by chunks, such as a path, is smaller inlined than exported.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
    ssr: {
      // Fixed at build time, because the bundle contains React's production build.
      ...(command === "build" ? { define: { "process.env.NODE_ENV": '"production"' } } : {}),
      resolve: {
        // One file without node_modules; in development React and its dependencies stay external.
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
