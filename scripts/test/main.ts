// The whole proof: `npm test`. Its last line is "N passed, N failed".
import { rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { requireChromium } from "../chromium.ts";
import { quickChecks } from "./quick-checks.ts";
import { check, runStages, type Step } from "./step.ts";
import { databaseTests, playwright, unitTests } from "./suites.ts";

process.env.PATH = `${join(process.cwd(), "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`;
process.env.CHROMIUM_PATH = requireChromium();

/** Keeps the pictures and trees of stories as they are now: `pnpm stories --update`. */
const update = process.argv.includes("--update");
// What no story shows any more must not stay.
if (update)
  for (const kind of ["pictures", "trees"]) rmSync(`e2e/stories/${kind}`, { recursive: true, force: true });

/** One after another; what stands together in one line has nothing to do with its neighbors and runs at once. */
const stages: Step[][] = [
  quickChecks,
  unitTests,
  [databaseTests],
  [
    check("build the shop", "node", ["--conditions=@carmine/source", "scripts/build.ts"]),
    check("build Storybook", "storybook", ["build", "--quiet", "-o", "dist/storybook"]),
  ],
  [
    check("the design system as it is published", "node", [
      "--conditions=@carmine/source",
      "scripts/release/main.ts",
      "--quick",
    ]),
    check("build the story laboratory", "node", ["--conditions=@carmine/source", "e2e/lab/build.ts"]),
  ],
  [
    playwright("every story in Chromium", "stories.config.ts", [
      `--update-snapshots=${update ? "all" : "none"}`,
    ]),
  ],
  // Whole ways through two shops share the cores with both: one try more tells a busy machine from a broken shop.
  [playwright("journeys in Chromium", "journeys.config.ts", ["--retries=1"])],
];

const wanted = process.argv.slice(2).filter((word) => word !== "--update");
const isWanted = ({ name }: Step): boolean =>
  wanted.length === 0 || wanted.some((word) => name.includes(word));

const { passed, failed, broken } = await runStages(stages.map((steps) => steps.filter(isWanted)));
if (broken.length > 0) console.log(`\nFailed: ${broken.join("; ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
