#!/usr/bin/env node
// npx @carmine/codemods MIGRATION [--dry] FILE-OR-FOLDER…
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const migrations = {
  "commerce-terms": "renames GoodsRow to LineItem, goods to items and other names to common terms",
  "critical-tone": "replaces danger, as a variant or flag, with tone critical",
  "entry-imports": "splits imports from the main entry into one import per component entry",
  "one-word": "renames busy to loading and caption to label, and uses consistent names of sizes and tones",
  "provider-words": "moves text props such as closeLabel into texts",
};

const help = `npx @carmine/codemods MIGRATION [--dry] FILE-OR-FOLDER…

  --dry   lists the files that would change, without changing them
  --help  shows this help

Migrations:
${Object.entries(migrations)
  .map(([name, what]) => `  ${name}  ${what}`)
  .join("\n")}

Example:
  npx @carmine/codemods entry-imports --dry src`;

/** Prints a usage error and how to get help. */
const failUsage = (problem) => {
  console.error(`error: ${problem}\nRun "npx @carmine/codemods --help" for usage.`);
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
      console.error(`error: skipped ${file}: ${error.message}`);
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
const missing = paths.find((path) => !existsSync(path));
if (problem !== undefined) failUsage(problem);
else if (values.help || name === undefined) console.log(help);
else if (!Object.hasOwn(migrations, name)) failUsage(`unknown migration "${name}"`);
else if (paths.length === 0) failUsage(`no files given; pass a file or folder to ${name}`);
else if (missing !== undefined) failUsage(`"${missing}" does not exist`);
else await change(name, paths, values.dry);
