import type { Plugin } from "vite";
import { createVitest } from "vitest/node";
import type { Mutant } from "./mutants.ts";

export interface Score {
  readonly all: number;
  readonly survivors: readonly Mutant[];
}

export interface Scorer {
  /**
   * Makes the changes one at a time and counts those that the tests don't notice.
   * @param isOwn which test files belong to them
   * @throws where the tests fail before anything is changed
   */
  score(name: string, mutants: readonly Mutant[], isOwn: (file: string) => boolean): Promise<Score>;
  close(): Promise<void>;
}

/** Runs the tests of a package's Vitest configuration against changed files. */
export const openScorer = async (root: string, config: string): Promise<Scorer> => {
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
      maxWorkers: 1,
      reporters: [{}],
      fsModuleCache: false,
      config,
    },
    { plugins: [change] },
  );
  const tests = await vitest.globTestSpecifications();

  /** Whether the tests still pass; the file is read anew before and after its change. */
  const passes = async (isOwn: (file: string) => boolean, mutant?: Mutant): Promise<boolean> => {
    current = mutant;
    if (mutant) vitest.invalidateFile(mutant.file);
    const own = tests.filter(({ moduleId }) => isOwn(moduleId));
    const { testModules: all, unhandledErrors } = await vitest.runTestSpecifications(own);
    // Those that ran before are among them.
    const testModules = all.filter(({ moduleId }) => own.some((test) => test.moduleId === moduleId));
    current = undefined;
    if (mutant) vitest.invalidateFile(mutant.file);
    const good =
      unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((module) => module.ok());
    if (!good && !mutant)
      for (const module of testModules)
        for (const test of module.children.allTests("failed"))
          console.log(test.fullName, test.result().errors);
    return good;
  };

  return {
    score: async (name, mutants, isOwn) => {
      if (!(await passes(isOwn))) throw new Error(`The tests of ${name} fail before anything is changed`);
      const survivors: Mutant[] = [];
      for (const mutant of mutants) if (await passes(isOwn, mutant)) survivors.push(mutant);
      return { all: mutants.length, survivors };
    },
    close: () => vitest.close(),
  };
};
