/**
 * Reports old-fashioned or unclear English in comments, test names, summaries, exported names and docs; the words and what to write
 * instead are in `config/plain-english.tsv`. Checks the paths listed in `config/plain-english-paths.txt`; with `--all` the
 * paths given, or the whole project.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { textsOfDocument, textsOfScript } from "./plain-english/extract-texts.ts";
import { findViolations, readWordList } from "./plain-english/word-list.ts";

const [flag, ...given] = process.argv.slice(2);
if (flag !== undefined && flag !== "--all") {
  console.error(`error: unknown option "${flag}"; use: node ${process.argv[1] ?? ""} [--all [PATH…]]`);
  process.exit(1);
}

const pathList = "config/plain-english-paths.txt";
const cleanPaths = (): string[] => readFileSync(pathList, "utf8").split("\n").filter(Boolean);
const paths = flag === "--all" ? given.map((path) => path.replace(/\/$/, "")) : cleanPaths();

const listed = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...paths],
  {
    encoding: "utf8",
  },
).split("\n");
const missing = paths.filter((path) => !listed.some((file) => file === path || file.startsWith(`${path}/`)));
for (const path of missing) console.error(`error: no files in "${path}"; correct or remove the path`);
const files = listed.filter(
  (file) => /\.(?:tsx?|mjs|js|mdx?)$/.test(file) && !/(?:CHANGELOG\.md|\.api\.md)$/.test(file),
);

/** Names from the HTTP API that the storefront and other clients share. */
const isWire = (file: string): boolean => file.startsWith("packages/api/src/contract/");

const rules = readWordList();
const textsOf = (file: string, content: string) =>
  /\.mdx?$/.test(file) ? textsOfDocument(content) : textsOfScript(file, content, isWire(file));

const messages = files.flatMap((file) =>
  textsOf(file, readFileSync(file, "utf8")).flatMap(({ kind, line, text }) =>
    findViolations(text, kind, rules).map(
      ({ found, advice }) => `${file}:${line} "${found}" in "${text.trim().slice(0, 120)}"; write: ${advice}`,
    ),
  ),
);

for (const message of messages) console.error(message);
console.log(`plain English: ${files.length} files, ${messages.length} to rewrite`);
process.exitCode = messages.length + missing.length > 0 ? 1 : 0;
