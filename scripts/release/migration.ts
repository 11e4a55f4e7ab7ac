import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./consumer.ts";
import { packageIn } from "./entries.ts";

/** Runs the installed program on a fixture, that `npx` would start: the file becomes the expected one, and stays so. */
export const migrates = async (consumer: string): Promise<string[]> => {
  const file = join(consumer, "migrate/before.tsx");
  const expected = readFileSync(join(consumer, "migrate/after.tsx"), "utf8");
  const program = join(packageIn(consumer), "bin/design-system.js");
  const migrate = (...options: string[]) =>
    run("node", [program, "migrate", "entry-imports", ...options, file]);
  const before = readFileSync(file, "utf8");
  const problems: string[] = [];
  if (!(await migrate("--dry")).includes("1 file would change") || readFileSync(file, "utf8") !== before)
    problems.push("--dry changed the file, or did not name it");
  await migrate();
  const after = readFileSync(file, "utf8");
  if (after !== expected) problems.push(`the file became:\n${after}`);
  if (!(await migrate()).includes("0 files changed")) problems.push("a second run changed the file again");
  return problems;
};
