// `pnpm mutate`, or with names of rooms those instead of the usual five: takes roles, aria attributes, states and
// handlers away and turns conditions round, one at a time, and counts how many of these changes the tests of the room
// notice.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { createVitest } from "vitest/node";
import { mutantsOf, type Mutant } from "./mutants.ts";

const root = join(process.cwd(), "packages/design-system");
const usual = ["SkuPicker", "Combobox", "QuantityStepper", "Pagination", "RatingInput"];
const least = 0.9;
const named = process.argv.slice(2);
const wanted = named.length > 0 ? named : usual;

/** The folder of a room, below `src`. */
const folderOf = (room: string): string => {
  const folder = ["components", "patterns", "layout"]
    .map((kind) => join(kind, room))
    .find((path) => existsSync(join(root, "src", path)));
  if (folder === undefined) throw new Error(`There is no room ${room}`);
  return folder;
};

let current: Mutant | undefined;
const change: Plugin = {
  name: "mutant",
  enforce: "pre",
  transform: (code, id) =>
    current !== undefined && id.split("?")[0] === current.file
      ? code.slice(0, current.start) + current.text + code.slice(current.end)
      : null,
};

const vitest = await createVitest(
  "test",
  {
    root,
    watch: false,
    run: true,
    bail: 1,
    testTimeout: 15_000,
    reporters: [{}],
    fsModuleCache: false,
    config: join(root, "vitest.config.ts"),
  },
  { plugins: [change] },
);
const tests = await vitest.globTestSpecifications();

/** Whether the tests of a room still pass; the file is read anew before and after its change. */
const passes = async (folder: string, mutant?: Mutant): Promise<boolean> => {
  current = mutant;
  if (mutant) vitest.invalidateFile(mutant.file);
  const own = tests.filter(({ moduleId }) => moduleId.startsWith(join(root, "src", folder)));
  const { testModules: all, unhandledErrors } = await vitest.runTestSpecifications(own);
  // Those of the room before are among them.
  const testModules = all.filter(({ moduleId }) => own.some((test) => test.moduleId === moduleId));
  current = undefined;
  if (mutant) vitest.invalidateFile(mutant.file);
  const good =
    unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((module) => module.ok());
  if (!good && !mutant)
    for (const module of testModules)
      for (const test of module.children.allTests("failed")) console.log(test.fullName, test.result().errors);
  return good;
};

let enough = true;
for (const room of wanted) {
  const folder = folderOf(room);
  if (!(await passes(folder))) throw new Error(`The tests of ${room} fail before anything is changed`);
  const files = readdirSync(join(root, "src", folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|meta|css|data)\./.test(file))
    .map((file) => join(root, "src", folder, file));
  const mutants = files.flatMap(mutantsOf);
  const survivors: Mutant[] = [];
  for (const mutant of mutants) if (await passes(folder, mutant)) survivors.push(mutant);
  const score = 1 - survivors.length / mutants.length;
  if (score < least) enough = false;
  console.log(
    `${room}: ${mutants.length - survivors.length} of ${mutants.length} noticed (${Math.round(score * 100)} %)`,
  );
  for (const { file, line, what } of survivors)
    console.log(`    ${file.slice(root.length + 1)}:${line} ${what}`);
}
await vitest.close();
process.exitCode = enough ? 0 : 1;
