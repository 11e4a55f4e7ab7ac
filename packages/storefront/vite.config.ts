import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import formatjs from "@formatjs/unplugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { flags } from "./src/build/flags.ts";
import { pageTexts } from "./src/build/page-texts.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Libraries that make components without saying that nothing else happens: what isn't used of them can go. */
const pureComponents: Plugin = {
  name: "pure-components",
  transform: {
    filter: { id: /\/node_modules\/react-router\//, code: "React" },
    handler: (code) => ({
      code: code
        .replaceAll(
          /= (React\d*\.(?:forwardRef|createContext|memo))\(/g,
          "= /* @__PURE__ */ $1(",
        )
        // A name for development tools, which would keep its component alive.
        .replaceAll(/^\w+\.displayName = .*;$/gm, ""),
      map: null,
    }),
  },
};

/**
 * What home, search and product page share: one file for all three instead of one for each small room. Whatever a
 * page alone needs, and what opens on demand, stays apart by itself.
 */
const sharedByGoods = new RegExp(
  [
    "/storefront/src/(features/(products|catalogue|loading)/|app/JsonLd)",
    "/design-system/src/\\w+/(Breadcrumb|IconButton|Link|Pagination|Product(Card|Grid|Row)|Rating|SectionHead|Skeleton|StatusChip|TabNav)/",
  ].join("|"),
);

const sharedByBuying =
  /\/features\/(cart\/(use-checkout|checkout-wish|cart-lines)|checkout\/checkout-paths)\.ts|\/(useMutation|useControllableState)\.[jt]s$/;

/** React Router's `exports` know only its build for development, which checks and warns. */
const routerBuild = (file: string): string =>
  join(
    dirname(realpathSync(here("./node_modules/react-router-dom/package.json"))),
    "../react-router/dist/production",
    file,
  );

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
    ...(command === "build" ? [pureComponents] : []),
    flags(here("../design-system/node_modules/country-flag-icons/3x2")),
    pageTexts({
      catalogue: here("../i18n/catalogues/compiled/en.json"),
      entry: here("./src/entry-client.tsx"),
      isPage: (module) => /\/src\/pages\/.*\/page\.tsx$/.test(module),
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
      ...(command === "build"
        ? [{ find: /^react-router(-dom)?$/, replacement: routerBuild("index.mjs") }]
        : []),
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
                // What product page and cart both buy with.
                { name: "buying", test: sharedByBuying, priority: 1 },
                { name: "icons", test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
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
