import fc from "fast-check";
import { expect, it } from "vitest";
import { pickDocs, wordsFor } from "./doc-set.ts";
import { Postings } from "./postings.ts";

const docsOf = (postings: Postings, size: number): number[] => {
  const set = new Uint32Array(wordsFor(size));
  postings.addTo(set);
  return [...pickDocs(set, Infinity, () => true)].toSorted((a, b) => a - b);
};

it("returns the docs that were added, at any distance", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 100_000 })), (numbers) => {
      const docs = numbers.toSorted((a, b) => a - b);
      const postings = new Postings();
      for (const doc of docs) postings.push(doc);
      expect(docsOf(postings, 100_001)).toEqual(docs);
    }),
  );
});

it("returns the docs of a frequent term", () => {
  const docs = Array.from({ length: 100_000 }, (_, doc) => doc).filter((doc) => doc % 7 < 3);
  const postings = new Postings();
  for (const doc of docs) postings.push(doc);
  expect(docsOf(postings, 100_001)).toEqual(docs);
});
