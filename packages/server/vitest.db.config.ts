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
    unstubGlobals: true,
    unstubEnvs: true,
    globalSetup: "src/testing/global-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
