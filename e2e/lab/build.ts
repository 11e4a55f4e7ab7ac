// Builds every story once for plain Node.js and once for the browser, so that server rendering and hydration are tried on each.
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig } from "vite";

const shared: InlineConfig = {
  configFile: false,
  logLevel: "warn",
  mode: "development",
  define: { "process.env.NODE_ENV": JSON.stringify("development") },
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ["source", "module", "browser", "development"] },
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
        assetFileNames: "assets/entry-client[extname]",
        codeSplitting: false,
      },
    },
  },
});

await build({
  ...shared,
  resolve: { conditions: ["source", "module", "node", "development"] },
  ssr: { noExternal: true, resolve: { conditions: ["source", "module", "node", "development"] } },
  build: {
    ssr: "e2e/lab/entry-server.tsx",
    outDir: "dist/lab/server",
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: "entry-server.js" } },
  },
});
