import { defineConfig } from "vitest/config";

/** Tests on a real PostgreSQL: `TEST_DATABASE_URL`, else the embedded one. */
export default defineConfig({
  resolve: { conditions: ["@carmine/source"] },
  ssr: { resolve: { conditions: ["@carmine/source"] } },
  test: {
    name: "server-db",
    root: import.meta.dirname,
    include: ["src/**/*.db.test.ts"],
    // Loading the server anew for each file would take longer than its tests; each file has a database of its own.
    isolate: false,
    // By default one processor stays idle, which is half of a small machine.
    maxWorkers: "100%",
    // Projects with another number of workers make a group of their own, which comes after theirs.
    sequence: { groupOrder: 1 },
    unstubGlobals: true,
    unstubEnvs: true,
    globalSetup: "src/testing/global-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
