import { spawn } from "node:child_process";

export interface Count {
  passed: number;
  failed: number;
}

export interface Step {
  name: string;
  run: () => Promise<Count>;
}

export interface CommandResult {
  status: number;
  output: string;
}

/** Runs a program of the workspace; its output is passed on, and also returned for counting. */
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

/** A step that is one check: it passes when its program ends with 0. Its output is shown only when it fails. */
export const check = (name: string, program: string, args: string[], env: NodeJS.ProcessEnv = {}): Step => ({
  name,
  run: async () => {
    const { status, output } = await command(program, args, env, true);
    if (status !== 0) process.stdout.write(output);
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

interface Outcome extends Count {
  /** Names of the steps that failed. */
  broken: string[];
}

const runStep = async ({ name, run }: Step): Promise<Outcome> => {
  const start = performance.now();
  const { passed, failed } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  return { passed, failed, broken: failed > 0 ? [name] : [] };
};

/** Runs one stage after another, the steps of a stage at once, and says of each how it ended. */
export const runStages = async (stages: Step[][]): Promise<Outcome> => {
  const sum: Outcome = { passed: 0, failed: 0, broken: [] };
  for (const steps of stages.filter(({ length }) => length > 0)) {
    console.log(`\n▸ ${steps.map(({ name }) => name).join(" · ")}`);
    for (const { passed, failed, broken } of await Promise.all(steps.map(runStep))) {
      sum.passed += passed;
      sum.failed += failed;
      sum.broken.push(...broken);
    }
  }
  return sum;
};
