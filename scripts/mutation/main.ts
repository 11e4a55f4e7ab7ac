// `pnpm mutate`, or with names those instead of the usual ones: changes components of the design system (roles, aria
// attributes, states, handlers, conditions) or rules of the marketplace (conditions, sums, steps, entries of tables) in
// one place at a time, and counts how many of these changes their tests notice.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mutantsOf, type Mutant } from "./mutants.ts";
import { ruleMutantsOf } from "./rule-mutants.ts";
import { ruleAreas, type RuleArea } from "./rules.ts";
import { openScorer, type Score } from "./score.ts";

const packages = join(process.cwd(), "packages");
const usual = ["SkuPicker", "Combobox", "QuantityStepper", "Pagination", "RatingInput"];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  // Every so many changes alone: those of rules with a database take seconds each.
  options: { every: { type: "string", default: "1" } },
});
const every = Math.max(1, Number(values.every) || 1);

/** The least share of changes that the tests have to notice. */
const least = { component: 0.9, rule: 0.85 } as const;

const sampled = (mutants: readonly Mutant[]): Mutant[] => mutants.filter((_, place) => place % every === 0);

/** Prints a score. @returns whether it is enough */
const tell = (name: string, { all, survivors }: Score, wanted: number): boolean => {
  const score = 1 - survivors.length / all;
  console.log(`${name}: ${all - survivors.length} of ${all} noticed (${Math.round(score * 100)} %)`);
  for (const { file, line, what } of survivors)
    console.log(`    ${file.slice(packages.length + 1)}:${line} ${what}`);
  return score >= wanted;
};

const designSystem = join(packages, "design-system");

/** The folder of a component, below `src`. */
const folderOf = (component: string): string => {
  const folder = ["components", "patterns", "layout"]
    .map((kind) => join(kind, component))
    .find((path) => existsSync(join(designSystem, "src", path)));
  if (folder === undefined) throw new Error(`There is no component and no rule ${component}`);
  return folder;
};

const scoreComponents = async (components: readonly string[]): Promise<boolean> => {
  if (components.length === 0) return true;
  const scorer = await openScorer(designSystem, join(designSystem, "vitest.config.ts"));
  let isEnough = true;
  for (const component of components) {
    const folder = join(designSystem, "src", folderOf(component));
    const mutants = readdirSync(folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|meta|css|data)\./.test(file))
      .flatMap((file) => mutantsOf(join(folder, file)));
    const score = await scorer.score(component, sampled(mutants), (file) => file.startsWith(folder));
    isEnough = tell(component, score, least.component) && isEnough;
  }
  await scorer.close();
  return isEnough;
};

const scoreRule = async ({ name, package: home, config, files, tests }: RuleArea): Promise<boolean> => {
  const root = join(packages, home);
  const scorer = await openScorer(root, join(root, config));
  const own = new Set(tests.map((test) => join(root, test)));
  const mutants = files.flatMap((file) => ruleMutantsOf(join(root, file)));
  const score = await scorer.score(name, sampled(mutants), (file) => own.has(file));
  await scorer.close();
  return tell(name, score, least.rule);
};

const rules = ruleAreas.filter(({ name }) => positionals.includes(name));
const components = positionals.filter((name) => !rules.some((rule) => rule.name === name));
let isEnough = await scoreComponents(positionals.length === 0 ? usual : components);
for (const rule of rules) isEnough = (await scoreRule(rule)) && isEnough;
process.exitCode = isEnough ? 0 : 1;
