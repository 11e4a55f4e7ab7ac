import { fileURLToPath } from "node:url";
import formatjs from "@formatjs/unplugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { flags } from "./src/build/flags.ts";
import { pageTexts } from "./src/build/page-texts.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * What home, search and product page share: one file for all three instead of one for each small room. Whatever a
 * page alone needs, and what opens on demand, stays apart by itself.
 */
const sharedByGoods = new RegExp(
  [
    "/storefront/src/(features/(products/(picture|price-parts|use-product-texts)|loading/)|app/(JsonLd|PageHead))",
    "/design-system/src/\\w+/(Breadcrumb|Button|ErrorState|IconButton|Link|Message|Price|Rating|Skeleton|Tag)/",
  ].join("|"),
);

/** Goods in rows and grids: home and search begin with them, the product page ends with them. */
const sharedByLists = new RegExp(
  [
    "/storefront/src/features/(products/ShopProductCard|catalogue/search-address)",
    "/design-system/src/\\w+/(Pagination|Product(Card|Grid|Row)|SectionHead|StatusChip|TabNav)/",
  ].join("|"),
);

/** What product page and cart both buy with. */
const sharedByBuying =
  /\/features\/(cart\/(use-checkout|checkout-wish|cart-lines)|checkout\/checkout-paths)\.ts|\/useControllableState\.[jt]s$|\/QuantityStepper\//;

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
    vanillaExtractPlugin(),
    react(),
    flags(here("../design-system/node_modules/country-flag-icons/3x2")),
    pageTexts({
      catalogue: here("../i18n/catalogues/compiled/en.json"),
      entry: here("./src/entry-client.tsx"),
      isPage: (module) => /\/src\/(pages\/.*\/page|shell\/error-page\/StatusPage)\.tsx$/.test(module),
    }),
  ],
  resolve: {
    conditions: ["@carmine/source", "module", "browser", "development|production"],
    alias: [
      // Messages are compiled ahead: the browser never parses ICU syntax.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
      // Draws with as few steps as there are: a page has a hundred icons, and this is what most of them cost.
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: here("./src/app/lucide-icon.ts") },
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
        // A few seconds more than the built-in one, and two kilobytes less of script for every page.
        minify: "terser",
        terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
        rolldownOptions: {
          input: here("./src/entry-client.tsx"),
          output: {
            codeSplitting: {
              // A group takes the dependencies of its modules along: few files that hold what is needed together,
              // instead of one for each module that two pages share.
              groups: [
                // What every page starts with.
                {
                  name: "shop",
                  test: /\/storefront\/src\/entry-client\.tsx$|\/api\/src\/hooks\//,
                  priority: 4,
                },
                // What calls the marketplace and checks its answers comes with the first call.
                {
                  name: "api",
                  test: /\/api\/src\/(client|contract)\/(?!countries)|\/node_modules\/(zod|ky)\//,
                  priority: 3,
                },
                { name: "goods", test: sharedByGoods, priority: 2 },
                { name: "lists", test: sharedByLists, priority: 1 },
                { name: "buying", test: sharedByBuying, priority: 1 },
                {
                  name: "icons",
                  test: /\/lucide-react\/dist\/esm\/icons\//,
                  minShareCount: 2,
                  entriesAware: true,
                },
              ],
            },
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
