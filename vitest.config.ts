import { defineConfig } from "vitest/config";

/** Rules and components by package; `vitest.db.config.ts` holds the tests that need a PostgreSQL. */
export default defineConfig({
  test: { projects: ["packages/*/vitest.config.ts", "packages/*/vitest.db.config.ts"] },
});
