import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { hash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { builtStyles, inlineStyles } from "./inline-styles.ts";

const folder = mkdtempSync(join(tmpdir(), "carmine-styles-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/a.css"), ".a{color:red}\n");

const linked = '<link rel="stylesheet" href="/assets/a.css" data-precedence="default"/>';
const ofOthers = '<link rel="stylesheet" href="https://elsewhere.example/b.css"/>';

test("puts a style sheet in the place of its link, which stays switched off", () => {
  const { pieces } = inlineStyles([`<head>${linked}</head>`], builtStyles(folder));
  expect(pieces).toEqual([
    '<head><style data-precedence="default" data-href="/assets/a.css">.a{color:red}</style>' +
      '<link rel="stylesheet" href="/assets/a.css" data-precedence="default" disabled=""/></head>',
  ]);
});

test("names each style sheet once for the policy, by the hash of what stands in the page", () => {
  const { hashes } = inlineStyles([linked, linked], builtStyles(folder));
  expect(hashes).toEqual([`'sha256-${hash("sha256", ".a{color:red}", "base64")}'`]);
});

test("leaves other links and shared markup as they are", () => {
  const shared = Buffer.from(linked);
  const { pieces, hashes } = inlineStyles([ofOthers, shared], builtStyles(folder));
  expect(pieces).toEqual([ofOthers, shared]);
  expect(pieces[1]).toBe(shared);
  expect(hashes).toEqual([]);
});
