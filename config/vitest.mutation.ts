import { defineConfig } from "vitest/config";

// Every mutant repeats these tests, so they generate fewer cases.
process.env["PROPERTY_RUNS"] ??= "100";
process.env["ORDERS"] ??= "100";

/** Tests that `config/stryker.mjs` runs: rules without a database. */
export default defineConfig({ test: { projects: ["packages/{server,api}/vitest.config.ts"] } });
