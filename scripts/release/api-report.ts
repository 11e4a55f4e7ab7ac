import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { packageIn, publishedEntries, specifier, type PublishedEntry } from "./entries.ts";

const committed = "packages/design-system/api";

const imported = /(?:from|import\() ?"(\.[^"]+)"/g;

const declaration = (from: string, path: string): string =>
  join(dirname(from), path.replace(/\.tsx?$/, ".d.ts").replace(/(?<!\.d)\.js$/, ".d.ts"));

/**
 * Declaration files of an entry that are reachable in its folder, and its texts. Files of other entries
 * are in their reports.
 */
const filesOf = (entry: string): string[] => {
  const home = dirname(entry);
  const words = join(home, "../../words/components", `${basename(home)}.d.ts`);
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || (!file.startsWith(home) && file !== words) || !existsSync(file)) return;
    seen.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(imported)) visit(declaration(file, path));
  };
  visit(entry);
  return [...seen];
};

/** Comments aren't part of the API. */
const withoutComments = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\n/gm, "")
    .trim();

const reportOf = (root: string, entry: PublishedEntry): string => {
  const file = join(root, entry.types);
  // The root entry re-exports all others, so only its export list is included.
  const files = entry.name === "." ? [file] : filesOf(file);
  const parts = files.map(
    (path) =>
      `## ${relative(join(root, "dist"), path)}\n\n\`\`\`ts\n${withoutComments(readFileSync(path, "utf8"))}\n\`\`\`\n`,
  );
  return `# ${specifier(entry)}\n\n${parts.join("\n")}`;
};

const fileName = ({ name }: PublishedEntry): string =>
  `${name === "." ? "index" : name.slice(2).replaceAll("/", "-")}.api.md`;

/**
 * Compares the exported API with the report stored next to the source.
 *
 * @param accept - updates the report instead
 * @returns a line for each entry that differs
 */
export const apiChanges = (consumer: string, accept: boolean): string[] => {
  const root = packageIn(consumer);
  const reports = new Map(
    publishedEntries(consumer).map((entry) => [fileName(entry), reportOf(root, entry)] as const),
  );
  mkdirSync(committed, { recursive: true });
  if (accept) {
    for (const name of readdirSync(committed)) rmSync(join(committed, name));
    for (const [name, report] of reports) writeFileSync(join(committed, name), report);
    return [];
  }
  const known = readdirSync(committed);
  return [
    ...known.filter((name) => !reports.has(name)).map((name) => `${name}: the entry is gone`),
    ...[...reports].flatMap(([name, report]) => {
      const file = join(committed, name);
      if (!existsSync(file)) return [`${name}: a new entry`];
      return readFileSync(file, "utf8") === report
        ? []
        : [`${name}: the interface changed; if intended, run "pnpm release:check --quick --update"`];
    }),
  ];
};
