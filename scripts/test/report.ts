import { mkdirSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { StageTime, TestResult } from "./step.ts";

/** Stage times of the last run on this machine, in seconds by stage name. */
const timesFile = "node_modules/.cache/carmine/test-times.json";

/** Prints the 20 slowest tests with their duration in seconds. */
export const printSlowest = (tests: readonly TestResult[]): void => {
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, 20);
  if (slowest.length === 0) return;
  console.log("\nSlowest tests:");
  for (const { title, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`);
};

/** Prints the minutes of each stage next to those of its last run, and stores them for the next one. */
export const printStageTimes = (stageTimes: readonly StageTime[]): void => {
  const last: Record<string, number> = existsSync(timesFile)
    ? JSON.parse(readFileSync(timesFile, "utf8"))
    : {};
  console.log("\nMinutes per stage (last run):");
  for (const { name, seconds } of stageTimes) {
    const before = last[name];
    const suffix = before === undefined ? "" : ` (${(before / 60).toFixed(1)})`;
    console.log(`${(seconds / 60).toFixed(1).padStart(7)}  ${name}${suffix}`);
    last[name] = seconds;
  }
  const total = stageTimes.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`${(total / 60).toFixed(1).padStart(7)}  total`);
  mkdirSync(dirname(timesFile), { recursive: true });
  writeFileSync(timesFile, JSON.stringify(last));
};
