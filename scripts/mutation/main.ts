// `pnpm mutate`, or with names those instead of the usual ones: changes components of the design system (roles, aria
// attributes, states, handlers, conditions) in one place at a time, and counts how many of these changes their tests
// notice. Rules of the marketplace have `pnpm mutate:rules` and `pnpm mutate:database`.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mutantsOf } from "./mutants.ts";
import { openScorer, type Score } from "./score.ts";

const designSystem = join(process.cwd(), "packages/design-system");
const usual = ["SkuPicker", "Combobox", "QuantityStepper", "Pagination", "RatingInput"];

/** The least share of changes that the tests have to notice. */
const least = 0.9;

/** Prints a score. @returns whether it is enough */
const tell = (name: string, { all, survivors }: Score): boolean => {
  const score = 1 - survivors.length / all;
  console.log(`${name}: ${all - survivors.length} of ${all} noticed (${Math.round(score * 100)} %)`);
  for (const { file, line, what } of survivors)
    console.log(`    ${file.slice(designSystem.length + 1)}:${line} ${what}`);
  return score >= least;
};

/** The folder of a component. */
const folderOf = (component: string): string => {
  const folder = ["components", "patterns", "layout"]
    .map((kind) => join(designSystem, "src", kind, component))
    .find((path) => existsSync(path));
  if (folder === undefined) throw new Error(`There is no component ${component}`);
  return folder;
};

const { positionals } = parseArgs({ allowPositionals: true });
const scorer = await openScorer(designSystem, join(designSystem, "vitest.config.ts"));
let isEnough = true;
for (const component of positionals.length === 0 ? usual : positionals) {
  const folder = folderOf(component);
  const mutants = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|meta|css|data)\./.test(file))
    .flatMap((file) => mutantsOf(join(folder, file)));
  const score = await scorer.score(component, mutants, (file) => file.startsWith(folder));
  isEnough = tell(component, score) && isEnough;
}
await scorer.close();
process.exitCode = isEnough ? 0 : 1;
