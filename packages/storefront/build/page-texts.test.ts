import { expect, test } from "vitest";
import { textIdsIn, wordsIdOf } from "./page-texts.ts";

test("ids are found however they are quoted, each once, and only those of the catalogue", () => {
  const known = new Set(["+0X7rm", "a/b+cd", "abcdef"]);
  const code = 'f({id:"+0X7rm"}),g({id:`a/b+cd`}),f({id:"+0X7rm"}),h("button"),i(abcdef)';
  expect(textIdsIn(code, known)).toEqual(["+0X7rm", "a/b+cd"]);
});

test("the words of a component are named after its folder", () => {
  expect(wordsIdOf("/shop/packages/design-system/src/components/DateRange/texts.ts")).toBe("words:dateRange");
  expect(wordsIdOf("/shop/packages/design-system/src/components/DateRange/DateRange.tsx")).toBeUndefined();
});
