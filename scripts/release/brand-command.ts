import { readFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../test/step.ts";
import { packageIn } from "./entries.ts";

/** Arguments, exit code and output of the program. */
const answers: { args: string[]; status: 0 | 1; prints: string }[] = [
  { args: [], status: 0, prints: "theme COLOR" },
  { args: ["--help"], status: 0, prints: "--radius" },
  { args: ["paint"], status: 1, prints: 'unknown command "paint"' },
  { args: ["theme"], status: 1, prints: '"" is not a color' },
  { args: ["theme", "blue"], status: 1, prints: '"blue" is not a color' },
  { args: ["theme", "#1F5FBF", "--radius", "4"], status: 1, prints: '--radius "4" is not valid' },
  { args: ["theme", "#1f5fbf"], status: 0, prints: "✓ light fg.onAct on bg.act" },
  { args: ["theme", "#1F5FBF", "--name", "Ocean"], status: 1, prints: '--name "Ocean" is not valid' },
  { args: ["theme", "#1F5FBF", "--font", "a;b"], status: 1, prints: '--font "a;b" is not valid' },
  { args: ["theme", "#1F5FBF", "--density", "high"], status: 1, prints: '--density "high" is not valid' },
  {
    args: [
      "theme",
      "#FFC220",
      "--name",
      "sun",
      "--font",
      "Inter",
      "--density",
      "compact",
      "--out",
      "sun.css",
    ],
    status: 0,
    prints: "✓ light fg.onAct on bg.act",
  },
];

/** Runs the installed package's program and checks the style sheet that it writes. */
export const brandCommand = async (consumer: string): Promise<string[]> => {
  const program = join(packageIn(consumer), "bin/design-system.js");
  const problems: string[] = [];
  for (const { args, status, prints } of answers) {
    const { status: ended, output } = await command("node", [program, ...args], {}, true, consumer);
    if (ended !== status || !output.includes(prints) || output.includes("node:internal"))
      problems.push(`design-system ${args.join(" ")} ended with ${ended}:\n${output}`);
  }
  const sheets = {
    "brand.css": [
      '[data-theme="red"] {',
      '[data-theme="red"][data-scheme="dark"] {',
      "--ds-color-bg-act: #1F5FBF;",
      "--ds-radius-panel: 12px;",
    ],
    "sun.css": [
      '[data-theme="sun"] {',
      '[data-theme="sun"][data-scheme="dark"] {',
      "--ds-color-bg-act: #FFC220;",
      "--ds-color-fg-on-act: #17181A;",
      '--ds-font-family: "Inter", ',
      "--ds-size-control-md: 36px;",
    ],
  };
  for (const [file, wanted] of Object.entries(sheets)) {
    const css = readFileSync(join(consumer, file), "utf8");
    problems.push(...wanted.filter((text) => !css.includes(text)).map((text) => `${file} lacks ${text}`));
  }
  return problems;
};
