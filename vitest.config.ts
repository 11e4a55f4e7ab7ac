import { defineConfig } from "vitest/config";

/**
 * All Vitest projects: unit tests per package and of the scripts, and the server's tests on PostgreSQL
 * (`vitest.{db,slow}.config.ts`).
 *
 * Each has its own `sequence.groupOrder`. In a common group, every change between Node.js and happy-dom ends the
 * process, and the next one loads all modules again: 132 instead of 67 CPU seconds.
 */
export default defineConfig({
  test: {
    projects: [
      "scripts/vitest.config.ts",
      "packages/*/vitest.config.ts",
      "packages/*/vitest.{db,slow}.config.ts",
    ],
  },
});
