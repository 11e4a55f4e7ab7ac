import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../test/step.ts";
import { run } from "./consumer.ts";

/** Exit code and output of invalid calls and help. */
const answers: { args: string[]; status: 0 | 1; prints: string }[] = [
  { args: [], status: 0, prints: "Migrations:" },
  { args: ["--help"], status: 0, prints: "--dry   lists the files" },
  { args: ["entry-exports", "src"], status: 1, prints: 'unknown migration "entry-exports"' },
  { args: ["entry-imports"], status: 1, prints: "no files given" },
  { args: ["entry-imports", "no-such-place"], status: 1, prints: "does not exist" },
  { args: ["entry-imports", "--dri", "src"], status: 1, prints: "Unknown option '--dri'" },
];

/** Runs the installed program on fixtures: each file must become the expected one, and a second run must change nothing. */
export const migrates = async (consumer: string): Promise<string[]> => {
  const folder = join(consumer, "migrate");
  const file = join(folder, "before.tsx");
  const program = join(consumer, "node_modules/@carmine/codemods/bin/codemods.js");
  // The program reads the package installed in the working directory.
  const start = (...args: string[]) => command("node", [program, ...args], {}, true, consumer);
  const problems: string[] = [];
  const expectAnswer = async (args: string[], status: number, prints: string): Promise<void> => {
    const { status: ended, output } = await start(...args);
    if (ended !== status || !output.includes(prints) || output.includes("node:internal"))
      problems.push(`codemods ${args.join(" ")} ended with ${ended}:\n${output}`);
  };
  for (const { args, status, prints } of answers) await expectAnswer(args, status, prints);

  const before = readFileSync(file, "utf8");
  await expectAnswer(["entry-imports", "--dry", file], 0, "1 file would change");
  if (readFileSync(file, "utf8") !== before) problems.push("--dry changed the file");

  // A file that can't be parsed must not prevent the others from being changed.
  const broken = join(folder, "broken.ts");
  writeFileSync(broken, 'import { Button } from "@carmine/design-system";\nconst = 1;\n');
  await expectAnswer(["entry-imports", broken, file], 1, `skipped ${broken}`);
  rmSync(broken);
  const after = readFileSync(file, "utf8");
  if (after !== readFileSync(join(folder, "after.tsx"), "utf8")) problems.push(`the file became:\n${after}`);
  await expectAnswer(["entry-imports", file], 0, "0 files changed");

  for (const [migration, fixture] of [
    ["commerce-terms", "terms"],
    ["critical-tone", "tone"],
    ["one-word", "one-word"],
    ["provider-words", "words"],
  ] as const) {
    const source = join(folder, `${fixture}.tsx`);
    await expectAnswer([migration, source], 0, "1 file changed");
    const changed = readFileSync(source, "utf8");
    if (changed !== readFileSync(join(folder, `${fixture}-after.tsx`), "utf8"))
      problems.push(`the file became:\n${changed}`);
    await expectAnswer([migration, source], 0, "0 files changed");
  }
  return problems;
};

/** In the order of the changelog. */
const codemods = ["critical-tone", "one-word", "provider-words", "commerce-terms"];

/** Upgrades an application with names of all earlier versions with the codemods alone: it must compile afterwards. */
export const upgrades = async (consumer: string): Promise<string[]> => {
  const folder = join(consumer, "upgrade");
  const program = join(consumer, "node_modules/@carmine/codemods/bin/codemods.js");
  const compile = () => command("tsc", ["-p", folder], {}, true);
  if ((await compile()).status === 0) return ["the application compiles without the codemods"];
  for (const codemod of codemods) await run("node", [program, codemod, folder], {}, consumer);
  const { status, output } = await compile();
  return status === 0 ? [] : [output.trim()];
};
