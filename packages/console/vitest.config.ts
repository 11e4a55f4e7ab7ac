import { join } from "node:path";
import formatjs from "@formatjs/unplugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { compiledCatalogues } from "../i18n/src/tooling/index.ts";

const conditions = ["@carmine/source", "module", "node", "development|production"];

export default defineConfig({
  plugins: [
    formatjs({ ast: true, flatten: false, idInterpolationPattern: "[sha512:contenthash:base64:6]" }),
    compiledCatalogues(join(import.meta.dirname, "../i18n/catalogues")),
    vanillaExtractPlugin(),
    react(),
  ],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: "console",
    root: import.meta.dirname,
    environment: "node",
    isolate: false,
    sequence: { groupOrder: 3 },
    testTimeout: 30_000,
    unstubGlobals: true,
    restoreMocks: true,
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
