// Fast checks for those who work on the project: `pnpm verify`.
import { delimiter, join } from "node:path";
import { quickChecks } from "./test/quick-checks.ts";
import { vitest } from "./test/suites.ts";

process.env.PATH = `${join(process.cwd(), "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`;
let failed = 0;
for (const { name, run } of [...quickChecks, vitest("unit tests", ["--exclude", "**/*.db.test.ts"])]) {
  const start = performance.now();
  const count = await run();
  failed += count.failed;
  console.log(
    `${count.failed > 0 ? "✗" : "✓"} ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
}
process.exitCode = failed > 0 ? 1 : 0;
