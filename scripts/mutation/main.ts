// `pnpm mutate`, or with names of rooms only those: takes roles, aria attributes and key handlers away, one at a time,
// and counts how many of these changes the tests of the room notice.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { createVitest } from "vitest/node";
import { mutantsOf, type Mutant } from "./mutants.ts";

const root = join(process.cwd(), "packages/design-system");
const rooms = {
  Tabs: "components/Tabs",
  Combobox: "components/Combobox",
  Dialog: "components/Dialog",
  QuantityStepper: "components/QuantityStepper",
  Pagination: "components/Pagination",
};
const least = 0.9;
const wanted = process.argv.slice(2);

const change = (mutant?: Mutant): Plugin => ({
  name: "mutant",
  enforce: "pre",
  transform: (code, id) =>
    mutant !== undefined && id.split("?")[0] === mutant.file
      ? code.slice(0, mutant.start) + mutant.text + code.slice(mutant.end)
      : null,
});

/** A new Vitest each time: an old one would run the module that it keeps. */
const passes = async (folder: string, mutant?: Mutant): Promise<boolean> => {
  const vitest = await createVitest(
    "test",
    { root, watch: false, run: true, bail: 1, reporters: [{}], fsModuleCache: false, config: join(root, "vitest.config.ts") },
    { plugins: [change(mutant)] },
  );
  try {
    const all = await vitest.globTestSpecifications();
    const own = all.filter(({ moduleId }) => moduleId.startsWith(join(root, "src", folder)));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(own);
    return (
      unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((module) => module.ok())
    );
  } finally {
    await vitest.close();
  }
};

let enough = true;
for (const [room, folder] of Object.entries(rooms)) {
  if (wanted.length > 0 && !wanted.includes(room)) continue;
  if (!(await passes(folder))) throw new Error(`The tests of ${room} fail before anything is changed`);
  const files = readdirSync(join(root, "src", folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|meta|css|data)\./.test(file))
    .map((file) => join(root, "src", folder, file));
  const mutants = files.flatMap(mutantsOf);
  const survivors: Mutant[] = [];
  for (const mutant of mutants) if (await passes(folder, mutant)) survivors.push(mutant);
  const score = mutants.length === 0 ? 1 : 1 - survivors.length / mutants.length;
  if (score < least) enough = false;
  console.log(
    `${room}: ${mutants.length - survivors.length} of ${mutants.length} noticed (${Math.round(score * 100)} %)`,
  );
  for (const { file, line, what } of survivors)
    console.log(`    ${file.slice(root.length + 1)}:${line} ${what}`);
}
process.exitCode = enough ? 0 : 1;
