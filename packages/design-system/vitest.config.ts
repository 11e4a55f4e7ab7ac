import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: "design-system",
    environment: "happy-dom",
    // A window per file takes as long as the tests; `cleanup` and each test's own undoing leave nothing behind.
    isolate: false,
    // Property tests and module reloads exceed the default of 5 s on a busy machine.
    testTimeout: 30_000,
    unstubGlobals: true,
    restoreMocks: true,
    include: ["src/**/*.test.{ts,tsx}"],
    // Those are proven by the compiler: each holds what must not compile.
    exclude: ["src/**/*.types.test.tsx"],
    setupFiles: ["src/testing/setup.ts"],
  },
});
