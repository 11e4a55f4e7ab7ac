import { spawn } from "node:child_process";

/** One finished test; `ms` includes retries. */
export interface TestResult {
  title: string;
  ms: number;
  isFlaky: boolean;
}

export interface Count {
  passed: number;
  failed: number;
  /** Absent for a step that is one check. */
  tests?: TestResult[];
}

export interface Step {
  name: string;
  run: () => Promise<Count>;
}

export interface CommandResult {
  status: number;
  output: string;
}

/** Runs a program of the workspace. Its output is printed, unless `quiet`, and returned. */
export const command = (
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  quiet = false,
  cwd = process.cwd(),
): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      cwd,
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    let output = "";
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!quiet) process.stdout.write(chunk);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("error", reject);
    child.on("close", (code) => resolve({ status: code ?? 1, output }));
  });

/** A step that is one check: it passes if the program exits with 0. Output is printed only on failure. */
export const check = (name: string, program: string, args: string[], env: NodeJS.ProcessEnv = {}): Step => ({
  name,
  run: async () => {
    const { status, output } = await command(program, args, env, true);
    if (status !== 0) process.stdout.write(output);
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

/** Duration of a stage. */
export interface StageTime {
  name: string;
  seconds: number;
}

interface Outcome {
  passed: number;
  failed: number;
  /** Names of the failed steps. */
  broken: string[];
  tests: TestResult[];
  stageTimes: StageTime[];
}

const runStep = async ({ name, run }: Step): Promise<Omit<Outcome, "stageTimes">> => {
  const start = performance.now();
  const { passed, failed, tests = [] } = await run();
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`,
  );
  return { passed, failed, tests, broken: failed > 0 ? [name] : [] };
};

/** Runs the stages in order and the steps of one stage in parallel. */
export const runStages = async (stages: Step[][]): Promise<Outcome> => {
  const sum: Outcome = { passed: 0, failed: 0, broken: [], tests: [], stageTimes: [] };
  for (const steps of stages.filter(({ length }) => length > 0)) {
    console.log(`\n▸ ${steps.map(({ name }) => name).join(" · ")}`);
    const start = performance.now();
    for (const outcome of await Promise.all(steps.map(runStep))) {
      sum.passed += outcome.passed;
      sum.failed += outcome.failed;
      sum.broken.push(...outcome.broken);
      sum.tests.push(...outcome.tests);
    }
    // Parallel steps take as long as the longest one.
    sum.stageTimes.push({
      name: steps.length > 3 ? "quick checks" : steps.map(({ name }) => name).join(" · "),
      seconds: (performance.now() - start) / 1000,
    });
  }
  return sum;
};
