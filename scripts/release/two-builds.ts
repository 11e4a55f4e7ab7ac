import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumArguments, requireChromium } from "../chromium.ts";
import { run } from "./consumer.ts";
import { pictureProblems } from "./picture.ts";

const source = "packages/design-system";
const changed = "src/components/Button/Button.css.ts";

/**
 * Builds the package again with another version and another button, which has one more class and round
 * corners.
 */
const buildOther = async (): Promise<string> => {
  const folder = join(process.cwd(), "dist/release/other-build");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ["src", "scripts", "vite.config.ts", "package.json"])
    cpSync(join(source, name), join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), source, "node_modules"), join(folder, "node_modules"), "junction");
  const edit = (file: string, from: string, to: string): void => {
    const code = readFileSync(join(folder, file), "utf8");
    if (!code.includes(from)) throw new Error(`${file} doesn’t contain ${from}`);
    writeFileSync(join(folder, file), code.replace(from, to));
  };
  edit("package.json", '"version": "', '"version": "9.');
  edit(changed, "export const root", "export const added = componentStyle({ order: 1 });\nexport const root");
  edit(changed, "borderRadius: vars.radius.control", "borderRadius: vars.radius.full");
  await run("pnpm", ["--dir", folder, "exec", "vite", "build", "--logLevel", "error"]);
  return folder;
};

/** Class names of a build without the version. */
const classesOf = (folder: string): Set<string> => {
  const css = readFileSync(join(folder, "dist/styles.css"), "utf8");
  return new Set([...css.matchAll(/\.ds[\d-]+(?:rc-\d+-)?([A-Za-z][\w-]*)/g)].map(([, name = ""]) => name));
};

/** Classes of components other than Button that only one of the builds has. */
const differences = (one: Set<string>, other: Set<string>): string[] =>
  [...one, ...other].filter((name) => one.has(name) !== other.has(name) && !name.startsWith("Button-"));

/** Absolute position, so that other sections can't shift it by subpixels. */
const section = (html: string, at: number): string =>
  `<section style="position: absolute; inset: ${at * 400}px 0 auto">${html}</section>`;

/**
 * Two versions of the package on one page: each component looks as it does alone, whichever style sheet comes
 * last.
 */
export const twoBuilds = async (): Promise<string[]> => {
  const folders = [join(process.cwd(), source), await buildOther()] as const;
  const problems = differences(classesOf(folders[0]), classesOf(folders[1])).map(
    (name) => `a change in Button changed the class ${name}`,
  );
  const markup = await Promise.all(
    folders.map((folder) => run("node", ["scripts/release/fixtures/markup.mjs", folder])),
  );
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    const look = async (sheets: readonly number[], shown: number): Promise<Buffer> => {
      const window = await browser.newPage({ viewport: { width: 600, height: 800 } });
      await window.setContent(markup.map(section).join(""));
      for (const at of sheets) await window.addStyleTag({ path: join(folders[at] ?? "", "dist/styles.css") });
      // The style sheet starts transitions of colors.
      const picture = await window.locator("section").nth(shown).screenshot({ animations: "disabled" });
      await window.close();
      return picture;
    };
    const alone = [await look([0], 0), await look([1], 1)] as const;
    if ((await pictureProblems(alone, ["first-build", "second-build"])).length === 0)
      problems.push("the two builds look the same, so nothing is proven");
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const)
      for (const [at, picture] of alone.entries())
        problems.push(
          ...(await pictureProblems(
            [picture, await look(order, at)],
            [`build-${at + 1}-alone`, `build-${at + 1}-of-two`],
          )),
        );
    return problems;
  } finally {
    await browser.close();
    rmSync(folders[1], { recursive: true, force: true });
  }
};
