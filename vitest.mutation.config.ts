import { defineConfig } from "vitest/config";

// Each change runs them again, so the generated cases are fewer.
process.env["PROPERTY_RUNS"] ??= "100";
process.env["ORDERS"] ??= "100";

/** The tests that `stryker.config.mjs` runs: those of rules that need no database. */
export default defineConfig({ test: { projects: ["packages/{server,api}/vitest.config.ts"] } });
