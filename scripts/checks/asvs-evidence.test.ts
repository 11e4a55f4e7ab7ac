import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

const page = readFileSync("docs/asvs.md", "utf8");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .trim()
  .split("\n");
const known = new Set([...files, ...files.map((file) => basename(file))]);

it("names existing files in the table of ASVS requirements", () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?|yml|conf|example))`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

/** Requirements of levels 1 and 2 of ASVS 5.0.0 by chapter. */
const counts = {
  V1: 27, V2: 11, V3: 19, V4: 10, V5: 9, V6: 35, V7: 18, V8: 7, V9: 7, V10: 0,
  V11: 14, V12: 9, V13: 13, V14: 9, V15: 13, V16: 16,
} as const; // oxfmt-ignore

/** Number of requirements of a row such as `V1.4.1–3` or `V11.4.2, 4`. */
const requirementsIn = (cell: string): number =>
  cell
    .split(",")
    .map((part) => /(\d+)–(\d+)\s*$/.exec(part))
    .reduce((sum, range) => sum + (range ? Number(range[2]) - Number(range[1]) + 1 : 1), 0);

it("has a row for each requirement of levels 1 and 2", () => {
  const found: Record<string, number> = {};
  const chapters = page.slice(page.indexOf("## V1 "));
  for (const [, cell = "", chapter = ""] of chapters.matchAll(/^\| ((V\d+)\.\d+\.\d[^|]*)\|/gm))
    found[chapter] = (found[chapter] ?? 0) + requirementsIn(cell.trim());
  // V10 groups the parts that don't apply in a sentence.
  expect({ ...found, V10: 0 }).toEqual(counts);
});
