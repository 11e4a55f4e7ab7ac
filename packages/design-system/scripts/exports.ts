/**
 * Generates the exports of package.json and each folder's index from the existing component folders. In the
 * workspace, the condition `@carmine/source` comes first; the published package omits it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { entries, separateComponents, separateSheets } from "./entries.ts";

/** Skips unchanged files, which concurrent readers would briefly see empty. */
const writeIfChanged = (file: URL, text: string): void => {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
};

const file = new URL("../package.json", import.meta.url);
const manifest = JSON.parse(readFileSync(file, "utf8"));

// A theme is only a style sheet, so its module exports nothing.
const modules = entries().filter(({ source }) => !source.endsWith(".css.ts"));
const code = modules.map(({ name, source }) => {
  const built = source.replace(/\.tsx?$/, "");
  return {
    name,
    "@carmine/source": `./src/${source}`,
    types: `./dist/${built}.d.ts`,
    default: `./dist/${built}.js`,
  };
});
const sheets = {
  "./styles.css": "./dist/styles.css",
  ...Object.fromEntries(separateSheets().map(({ fileName }) => [`./${fileName}`, `./dist/${fileName}`])),
  "./page.css": "./dist/page.css",
  "./reset.css": "./dist/reset.css",
  "./tokens.css": "./dist/tokens.css",
  "./themes/*.css": "./dist/themes/*.css",
  "./tokens.json": "./dist/tokens.json",
  "./tokens.dtcg.json": "./dist/tokens.dtcg.json",
  "./components.json": "./dist/components.json",
  "./docs/*.md": "./dist/docs/*.md",
  "./llms.txt": "./dist/llms.txt",
  "./flags/*.svg": "./dist/flags/*.svg",
  "./package.json": "./package.json",
};

manifest.exports = {
  ...Object.fromEntries(code.map(({ name, ...conditions }) => [name, conditions])),
  ...sheets,
  "./page.css": { "@carmine/source": "./src/styles/page.css.ts", default: sheets["./page.css"] },
  "./reset.css": { "@carmine/source": "./src/styles/reset.css.ts", default: sheets["./reset.css"] },
};
manifest.publishConfig = {
  exports: {
    ...Object.fromEntries(code.map(({ name, types, default: js }) => [name, { types, default: js }])),
    ...sheets,
  },
};
writeIfChanged(file, `${JSON.stringify(manifest, null, 2)}\n`);

for (const folder of ["components", "patterns"]) {
  const lines = entries()
    .filter(
      ({ source, component }) =>
        component && !separateComponents.has(component) && source.startsWith(`${folder}/`),
    )
    .map(({ component }) => `export * from "./${component}/index.ts";\n`)
    .toSorted();
  writeIfChanged(new URL(`../src/${folder}/index.ts`, import.meta.url), lines.join("") || "export {};\n");
}
