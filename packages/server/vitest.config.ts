import { defineConfig } from "vitest/config";

/** Tests of rules, without a database. */
export default defineConfig({
  resolve: { conditions: ["@carmine/source"] },
  ssr: { resolve: { conditions: ["@carmine/source"] } },
  test: {
    name: "server",
    root: import.meta.dirname,
    // Reloading all modules for each file would take longer than its tests; each test undoes its changes.
    isolate: false,
    sequence: { groupOrder: 5 },
    // Property tests and module reloads exceed the default of 5 s on a busy machine.
    testTimeout: 30_000,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    include: ["src/**/*.test.ts"],
    exclude: ["src/**/*.db.test.ts"],
  },
});
