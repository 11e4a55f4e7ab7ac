import { mkdtempSync, readFileSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { command, type Count, type Step } from "./step.ts";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

/** A run that ended badly counts as at least one failure, whatever its report says. */
const settle = (status: number, count: Count): Count =>
  status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

/** Projects of vitest. A skipped test counts as failed: nothing is skipped silently. */
const vitest = (name: string, args: string[]): Step => ({
  name,
  run: async () => {
    const file = join(mkdtempSync(join(tmpdir(), "carmine-vitest-")), "report.json");
    const { status } = await command(
      "vitest",
      ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`, ...args],
      { NO_COLOR: "1" },
    );
    const report = readReport(file) as VitestReport | undefined;
    if (report === undefined) return { passed: 0, failed: 1 };
    const skipped = report.numPendingTests + report.numTodoTests;
    if (skipped > 0) console.log(`${skipped} tests were skipped; that counts as failed.`);
    return settle(status, { passed: report.numPassedTests, failed: report.numFailedTests + skipped });
  },
});

/**
 * Tests without a database, in two runs beside one another: one process loads what it tests once for all its files,
 * which is worth more than to spread each package over both processors.
 */
export const unitTests: Step[] = [
  vitest("tests of components", ["--project", "design-system"]),
  vitest("tests of rules and pages", ["--project", "!design-system", "--project", "!server-db"]),
];

export const databaseTests: Step = vitest("tests on PostgreSQL", ["--project", "server-db"]);

/** A Playwright configuration in `e2e/`. */
export const playwright = (
  name: string,
  config: string,
  options: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Step => ({
  name,
  run: async () => {
    const file = join(mkdtempSync(join(tmpdir(), "carmine-playwright-")), "report.json");
    const { status } = await command(
      "playwright",
      ["test", "--config", `e2e/${config}`, "--reporter=dot,json", ...options],
      {
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        ...env,
      },
    );
    const report = readReport(file) as PlaywrightReport | undefined;
    if (report === undefined) return { passed: 0, failed: 1 };
    const { expected, unexpected, flaky, skipped } = report.stats;
    if (skipped > 0) console.log(`${skipped} tests were skipped; that counts as failed.`);
    if (flaky > 0) console.log(`${flaky} passed on another try only: what their pages showed stands above.`);
    return settle(status, { passed: expected + flaky, failed: unexpected + skipped });
  },
});
