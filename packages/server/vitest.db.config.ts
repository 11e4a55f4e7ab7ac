import { defineConfig } from "vitest/config";

/** Tests on a real PostgreSQL: `TEST_DATABASE_URL`, else the embedded one. */
export default defineConfig({
  resolve: { conditions: ["@carmine/source"] },
  ssr: { resolve: { conditions: ["@carmine/source"] } },
  test: {
    name: "server-db",
    root: import.meta.dirname,
    include: ["src/**/*.db.test.ts"],
    globalSetup: "src/testing/global-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
