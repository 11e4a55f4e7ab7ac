import { mkdtempSync, readFileSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { command, type Count, type Step, type TestResult } from "./step.ts";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

/** A run that ended with an error counts as at least one failure, whatever its report contains. */
const settle = (status: number, count: Count): Count =>
  status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

const vitestResults = ({ testResults }: VitestReport): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${relative(process.cwd(), name)}: ${fullName}`,
      ms: duration ?? 0,
      isFlaky: false,
    })),
  );

/** Runs Vitest projects. Skipped tests count as failed, so that none is skipped unnoticed. */
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
    return settle(status, {
      passed: report.numPassedTests,
      failed: report.numFailedTests + skipped,
      tests: vitestResults(report),
    });
  },
});

/** Tests without a database. Two processes, each of which loads its modules once for all files. */
export const unitTests: Step[] = [
  vitest("tests of components", ["--project", "design-system"]),
  vitest("tests of rules and pages", ["--project", "!design-system", "--project", "!server-db*"]),
];

export const databaseTests: Step = vitest("tests on PostgreSQL", ["--project", "server-db"]);

/** Tests that start whole marketplaces, kill processes, fill disks or wait for timeouts: `*.slow.db.test.ts`. */
export const slowDatabaseTests: Step = vitest("slow tests on PostgreSQL", ["--project", "server-db-slow"]);

const playwrightResults = (suites: readonly PlaywrightSuite[]): TestResult[] =>
  suites.flatMap((suite) => [
    ...playwrightResults(suite.suites ?? []),
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        title: `${file}: ${title}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        isFlaky: status === "flaky",
      })),
    ),
  ]);

/** Runs a Playwright configuration in `e2e/`. */
export const playwright = (name: string, config: string, options: string[] = []): Step => ({
  name,
  run: async () => {
    const file = join(mkdtempSync(join(tmpdir(), "carmine-playwright-")), "report.json");
    const { status } = await command(
      "playwright",
      ["test", "--config", `e2e/${config}`, "--reporter=dot,json", ...options],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    );
    const report = readReport(file) as PlaywrightReport | undefined;
    if (report === undefined) return { passed: 0, failed: 1 };
    const { expected, unexpected, flaky, skipped } = report.stats;
    if (skipped > 0) console.log(`${skipped} tests were skipped; that counts as failed.`);
    return settle(status, {
      passed: expected + flaky,
      failed: unexpected + skipped,
      tests: playwrightResults(report.suites),
    });
  },
});
