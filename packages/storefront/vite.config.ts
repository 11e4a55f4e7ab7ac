import { fileURLToPath } from "node:url";
import formatjs from "@formatjs/unplugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Two environments, built in one go by `scripts/build.ts`: what the browser loads and what the server renders with.
 * The workspace packages are taken from their source (condition `source`), so that each chunk carries the CSS of its
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
  ],
  resolve: {
    conditions: ["source", "module", "browser", "development|production"],
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
        rolldownOptions: {
          input: here("./src/entry-client.tsx"),
          // Libraries whose components are made by these calls without saying that they have no side effects.
          treeshake: { manualPureFunctions: ["React.forwardRef", "forwardRef"] },
          output: {
            codeSplitting: {
              // A group takes the dependencies of its modules along.
              groups: [
                // What every page starts with is one file and one style sheet, not a dozen of each.
                { name: "shop", test: /\/storefront\/src\/entry-client\.tsx$/, priority: 2 },
                // What calls the marketplace and checks its answers comes in one piece with the first call.
                {
                  name: "api",
                  test: /\/api\/src\/(client|contract)\/(?!countries)|\/node_modules\/(zod|ky)\//,
                  priority: 1,
                },
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
        conditions: ["source", "module", "node", "development|production"],
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
