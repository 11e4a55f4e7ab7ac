import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { solveCheck } from "./solve-check.ts";

test("the proof names the challenge, and its hash begins with so many zero bits", async () => {
  const proof = await solveCheck("c0ffee", 12);
  expect(proof).toMatch(/^c0ffee\.\d+$/);
  const hash = createHash("sha256").update(proof).digest();
  expect([hash[0], (hash[1] ?? 255) >> 4]).toEqual([0, 0]);
});
