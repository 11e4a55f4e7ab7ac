import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: "design-system",
    environment: "happy-dom",
    // A new window per file takes as long as the tests; `cleanup` and the tests' own teardown isolate them.
    isolate: false,
    sequence: { groupOrder: 7 },
    // Property tests and module reloads exceed the default of 5 s on a busy machine.
    testTimeout: 30_000,
    unstubGlobals: true,
    restoreMocks: true,
    include: ["src/**/*.test.{ts,tsx}"],
    // The compiler checks these: they contain usages that must not compile.
    exclude: ["src/**/*.types.test.tsx"],
    setupFiles: ["src/testing/setup.ts"],
  },
});
