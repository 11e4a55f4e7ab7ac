// Builds every story for Node.js and for the browser, so that server rendering and hydration are tested for
// each.
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig } from "vite";
import type { ServedStories } from "./served.ts";

const shared: InlineConfig = {
  configFile: false,
  logLevel: "error",
  mode: "development",
  define: { "process.env.NODE_ENV": JSON.stringify("development") },
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ["@carmine/source", "module", "browser", "development"] },
};

await build({
  ...shared,
  build: {
    outDir: "dist/lab/client",
    emptyOutDir: true,
    minify: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: "e2e/lab/entry-client.tsx",
      output: {
        entryFileNames: "assets/entry-client.js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css")) ? "assets/entry-client.css" : "assets/[name][extname]",
        codeSplitting: false,
      },
    },
  },
});

await build({
  ...shared,
  resolve: { conditions: ["@carmine/source", "module", "node", "development"] },
  ssr: { noExternal: true, resolve: { conditions: ["@carmine/source", "module", "node", "development"] } },
  build: {
    ssr: "e2e/lab/entry-server.tsx",
    outDir: "dist/lab/server",
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: "entry-server.js" } },
  },
});

const { serveAll } = (await import(
  pathToFileURL(join(process.cwd(), "dist/lab/server/entry-server.js")).href
)) as { serveAll: () => ServedStories };
writeFileSync("dist/lab/stories.json", JSON.stringify(serveAll()));
cpSync("packages/design-system/node_modules/country-flag-icons/3x2", "dist/lab/client/flags", {
  recursive: true,
});
// Storybook's modules keep a timer.
process.exit(0);
