#!/usr/bin/env node
// npx @carmine/codemods MIGRATION [--dry] FILE-OR-FOLDER…
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const migrations = {
  "critical-tone": "danger, a variant or a flag, becomes the tone critical",
  "entry-imports": "one import from the whole package becomes one import from each component's own entry",
  "one-word": "busy becomes loading, caption label, and sizes and tones take the words of the one list",
  "provider-words": "words that were props of their own, such as closeLabel, become texts",
};

const help = `npx @carmine/codemods MIGRATION [--dry] FILE-OR-FOLDER…

  --dry   names the files that would change, and changes none
  --help  shows this

Migrations:
${Object.entries(migrations)
  .map(([name, what]) => `  ${name}  ${what}`)
  .join("\n")}

For example:
  npx @carmine/codemods entry-imports --dry src`;

/** Prints a usage error and how to get help. */
const refuse = (problem) => {
  console.error(`${problem}\nnpx @carmine/codemods --help lists what there is.`);
  process.exitCode = 1;
};

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { dry: { type: "boolean", default: false }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    return { problem: error.message };
  }
};

const sources = (path) => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "node_modules" || entry.name.startsWith(".")) return [];
    const below = join(path, entry.name);
    return entry.isDirectory() || /\.[cm]?[jt]sx?$/.test(entry.name) ? sources(below) : [];
  });
};

/** Migrates files; skips and reports a file that can't be parsed. */
const change = async (name, paths, dry) => {
  const { migrate } = await import(`../migrations/${name}.js`);
  let changed = 0;
  for (const file of paths.flatMap(sources)) {
    const before = readFileSync(file, "utf8");
    let after;
    try {
      after = migrate(before, file);
    } catch (error) {
      console.error(`${file} was left as it is: ${error.message}`);
      process.exitCode = 1;
      continue;
    }
    if (after === before) continue;
    changed += 1;
    console.log(file);
    if (!dry) writeFileSync(file, after);
  }
  console.log(`${changed} ${changed === 1 ? "file" : "files"} ${dry ? "would change" : "changed"}`);
};

const { problem, values, positionals = [] } = read();
const [name, ...paths] = positionals;
const lost = paths.find((path) => !existsSync(path));
if (problem !== undefined) refuse(problem);
else if (values.help || name === undefined) console.log(help);
else if (!Object.hasOwn(migrations, name)) refuse(`There is no migration “${name}”.`);
else if (paths.length === 0) refuse(`Which files? ${name} needs a file or a folder.`);
else if (lost !== undefined) refuse(`There is no file or folder “${lost}”.`);
else await change(name, paths, values.dry);
