// Fast checks for contributors: `pnpm verify`.
import { delimiter, join } from "node:path";
import { quickChecks } from "./test/quick-checks.ts";
import { runStages } from "./test/step.ts";
import { unitTests } from "./test/suites.ts";

process.env.PATH = `${join(process.cwd(), "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`;
const { failed } = await runStages([quickChecks, unitTests]);
process.exitCode = failed > 0 ? 1 : 0;
