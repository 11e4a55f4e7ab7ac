import { defineConfig } from "vitest/config";

/** All Vitest projects: unit tests per package and of the scripts, and the server's tests on PostgreSQL (`vitest.{db,slow}.config.ts`). */
export default defineConfig({
  test: {
    projects: [
      "scripts/vitest.config.ts",
      "packages/*/vitest.config.ts",
      "packages/*/vitest.{db,slow}.config.ts",
    ],
  },
});
