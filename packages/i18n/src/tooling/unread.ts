import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const tables = /^const (\w+) = defineMessages\(\{\n([\s\S]*?)\n\}\)/gm;
const keys = /^ {2}"?(\w+)"?: \{/gm;

/**
 * Keys of a file's own `defineMessages` that it never reads, so that they would be translated for nothing.
 * Excludes tables that are exported, passed on as a whole or read by a computed key.
 * @returns such as "texts.previous"
 */
export const unreadKeys = (source: string): string[] =>
  [...source.matchAll(tables)].flatMap(([table, name = "", body = ""]) => {
    const uses = [...source.replace(table, "").matchAll(new RegExp(`\\b${name}\\b(?!:)(?:\\.(\\w+))?`, "g"))];
    const read = uses.map(([, key]) => key);
    return read.includes(undefined)
      ? []
      : [...body.matchAll(keys)].flatMap(([, key = ""]) => (read.includes(key) ? [] : [`${name}.${key}`]));
  });

/** Unread messages in all files of a folder. */
export const unreadTexts = (folder: string): string[] =>
  globSync("**/*.{ts,tsx}", { cwd: folder }).flatMap((file) =>
    unreadKeys(readFileSync(join(folder, file), "utf8")).map((key) => `${file} ${key} is never read`),
  );
