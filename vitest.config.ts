import { defineConfig } from "vitest/config";

/** Rules and components by package; `vitest.db.config.ts` holds the tests that need a PostgreSQL. */
export default defineConfig({
  test: {
    // By default one processor stays idle, which is half of a small machine.
    maxWorkers: "100%",
    projects: ["packages/*/vitest.config.ts", "packages/*/vitest.db.config.ts"],
  },
});
