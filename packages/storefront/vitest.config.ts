import { join } from "node:path";
import formatjs from "@formatjs/unplugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { compiledCatalogues } from "../i18n/src/tooling/index.ts";

const conditions = ["@carmine/source", "module", "node", "development|production"];

export default defineConfig({
  plugins: [
    // Message ids are those of a build; the English text stays.
    formatjs({ ast: true, flatten: false, idInterpolationPattern: "[sha512:contenthash:base64:6]" }),
    compiledCatalogues(join(import.meta.dirname, "../i18n/catalogues")),
    vanillaExtractPlugin(),
    react(),
  ],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: "storefront",
    environment: "node",
    // Reloading the modules for each file would take longer than its tests, so tests clean up their changes.
    isolate: false,
    sequence: { groupOrder: 6 },
    // Property tests and module reloads exceed the default of 5 s on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    include: ["{src,build}/**/*.test.{ts,tsx}"],
  },
});
