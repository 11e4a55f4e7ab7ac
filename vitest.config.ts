import { defineConfig } from "vitest/config";

/** All Vitest projects: unit tests per package, and the server's tests on PostgreSQL (`vitest.{db,slow}.config.ts`). */
export default defineConfig({
  test: { projects: ["packages/*/vitest.config.ts", "packages/*/vitest.{db,slow}.config.ts"] },
});
