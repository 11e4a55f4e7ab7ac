// The whole proof: `npm test`. Its last line is "N passed, N failed".
import { rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { requireChromium } from "../chromium.ts";
import { quickChecks } from "./quick-checks.ts";
import { check, type Step } from "./step.ts";
import { playwright, vitest } from "./suites.ts";

process.env.PATH = `${join(process.cwd(), "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`;
process.env.CHROMIUM_PATH = requireChromium();

/** Keeps the pictures and trees of stories as they are now: `pnpm stories --update`. */
const update = process.argv.includes("--update");
// What no story shows any more must not stay.
if (update)
  for (const kind of ["pictures", "trees"]) rmSync(`e2e/stories/${kind}`, { recursive: true, force: true });

const steps: Step[] = [
  ...quickChecks,
  vitest("unit, property and database tests"),
  check("build the shop", "node", ["--conditions=@carmine/source", "scripts/build.ts"]),
  check("build Storybook", "storybook", ["build", "--quiet", "-o", "dist/storybook"]),
  check("the design system as it is published", "node", [
    "--conditions=@carmine/source",
    "scripts/release/main.ts",
    "--quick",
  ]),
  check("build the story laboratory", "node", ["--conditions=@carmine/source", "e2e/lab/build.ts"]),
  playwright("every story in Chromium", "stories.config.ts", ["--ignore-snapshots"]),
  playwright("journeys in Chromium", "journeys.config.ts"),
];

/** Run by name only (`pnpm stories`): a picture depends on the machine that draws it. */
const byName: Step[] = [
  playwright("laboratory pictures of every story", "stories.config.ts", [
    `--update-snapshots=${update ? "all" : "none"}`,
  ]),
];

const wanted = process.argv.slice(2).filter((word) => word !== "--update");
const chosen =
  wanted.length === 0
    ? steps
    : [...steps, ...byName].filter(({ name }) => wanted.some((word) => name.includes(word)));

let passed = 0;
let failed = 0;
const broken: string[] = [];
for (const { name, run } of chosen) {
  const start = performance.now();
  console.log(`\n▸ ${name}`);
  const count = await run();
  passed += count.passed;
  failed += count.failed;
  if (count.failed > 0) broken.push(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${count.failed > 0 ? "✗" : "✓"} ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
  );
}
if (broken.length > 0) console.log(`\nFailed: ${broken.join("; ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
