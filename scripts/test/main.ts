/**
 * `npm test`: the quick suite. `npm run test:full`: everything. `npm run test:rest`: all steps that `npm test` skips.
 * Arguments select steps by a part of their name; `--update` accepts the pictures and trees of all stories.
 * The last line is "N passed, N failed".
 */
import { rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { requireChromium } from "../chromium.ts";
import { quickChecks } from "./quick-checks.ts";
import { printSlowest, printStageTimes } from "./report.ts";
import { check, runStages, type Step } from "./step.ts";
import { databaseTests, playwright, slowDatabaseTests, unitTests } from "./suites.ts";

process.env.PATH = `${join(process.cwd(), "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`;

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith("--")));
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = [...flags].filter((flag) => !["--update", "--full", "--rest", "--help"].includes(flag));
if (unknown.length > 0 || flags.has("--help")) {
  if (unknown.length > 0) console.error(`error: unknown option ${unknown.join(", ")}`);
  console.log("Usage: npm test -- [part of a step's name …] [--full | --rest] [--update]");
  process.exit(unknown.length > 0 ? 1 : 0);
}
process.env.CHROMIUM_PATH = requireChromium();
const update = flags.has("--update");
const isFull = flags.has("--full");
const isRest = flags.has("--rest");

// Pictures and trees of deleted stories must not remain.
if (update)
  for (const kind of ["pictures", "trees"]) rmSync(`e2e/stories/${kind}`, { recursive: true, force: true });

const snapshots = `--update-snapshots=${update ? "all" : "none"}`;
const projects = (...names: string[]): string[] => names.flatMap((name) => ["--project", name]);

/** Steps of one row run in parallel. */
const builds: Step[][] = [
  [
    check("build the shop", "node", ["--conditions=@carmine/source", "scripts/build.ts"]),
    check("build the story laboratory", "node", ["--conditions=@carmine/source", "e2e/lab/build.ts"]),
  ],
];

const quick: Step[][] = [
  quickChecks,
  // Tests on PostgreSQL wait for it a quarter of their time.
  [...unitTests, databaseTests],
  ...builds,
  [playwright("stories in Chromium", "stories.config.ts", [snapshots, ...projects("quick")])],
  // The journeys share two cores with the shop, so a slow response gets one retry. Flaky journeys are listed at the end.
  [playwright("journeys in Chromium", "journeys.config.ts", ["--retries=1", ...projects("quick")])],
];

const rest: Step[][] = [
  // Alone: they start whole marketplaces, which must answer in time.
  [slowDatabaseTests],
  [
    check("build Storybook", "storybook", ["build", "--quiet", "-o", "dist/storybook"]),
    check("the published design system", "node", [
      "--conditions=@carmine/source",
      "scripts/release/main.ts",
      "--quick",
    ]),
  ],
  [
    playwright("matrices and stories in other scripts and themes", "stories.config.ts", [
      snapshots,
      ...projects("full"),
    ]),
  ],
  [
    playwright("all other journeys", "journeys.config.ts", [
      "--retries=1",
      ...projects("translated", "full"),
    ]),
  ],
];

const stages = isFull ? [...quick, ...rest] : isRest ? [...builds, ...rest] : quick;
const isWanted = ({ name }: Step): boolean => words.length === 0 || words.some((word) => name.includes(word));

const wanted = stages.map((steps) => steps.filter(isWanted));
if (wanted.flat().length === 0) {
  console.error(
    `error: no step has this in its name. The steps:\n${stages
      .flat()
      .map(({ name }) => `  ${name}`)
      .join("\n")}`,
  );
  process.exit(1);
}
const { passed, failed, broken, tests, stageTimes } = await runStages(wanted);
printSlowest(tests);
printStageTimes(stageTimes);
const flaky = tests.filter(({ isFlaky }) => isFlaky);
if (flaky.length > 0)
  console.log(`\nPassed only when retried:\n${flaky.map(({ title }) => `  ${title}`).join("\n")}`);
if (broken.length > 0) console.log(`\nFailed: ${broken.join("; ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
