#!/usr/bin/env node
// npx @carmine/design-system migrate MIGRATION [--dry] FILE-OR-FOLDER…
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const migrations = {
  "entry-imports": "one import from the whole package becomes one import from each component's own entry",
};

const help = `npx @carmine/design-system migrate MIGRATION [--dry] FILE-OR-FOLDER…

  --dry  names the files that would change, and changes none

Migrations:
${Object.entries(migrations)
  .map(([name, what]) => `  ${name}  ${what}`)
  .join("\n")}`;

const sources = (path) => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "node_modules" || entry.name.startsWith(".")) return [];
    const below = join(path, entry.name);
    return entry.isDirectory() || /\.[cm]?[jt]sx?$/.test(entry.name) ? sources(below) : [];
  });
};

const [command, name, ...rest] = process.argv.slice(2);
const dry = rest.includes("--dry");
const paths = rest.filter((argument) => argument !== "--dry");
if (command !== "migrate" || !Object.hasOwn(migrations, name ?? "") || paths.length === 0) {
  console.log(help);
  process.exitCode = command === undefined || command === "--help" ? 0 : 1;
} else {
  const { migrate } = await import(`./migrations/${name}.js`);
  let changed = 0;
  for (const file of paths.flatMap(sources)) {
    const before = readFileSync(file, "utf8");
    const after = migrate(before, file);
    if (after === before) continue;
    changed += 1;
    console.log(file);
    if (!dry) writeFileSync(file, after);
  }
  console.log(`${changed} ${changed === 1 ? "file" : "files"} ${dry ? "would change" : "changed"}`);
}
