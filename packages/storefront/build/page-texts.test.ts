import { expect, test } from "vitest";
import { textIdsIn } from "./page-texts.ts";

test("ids are found however they are quoted, each once, and only those of the catalogue", () => {
  const known = new Set(["+0X7rm", "a/b+cd", "abcdef"]);
  const code = 'f({id:"+0X7rm"}),g({id:`a/b+cd`}),f({id:"+0X7rm"}),h("button"),i(abcdef)';
  expect(textIdsIn(code, known)).toEqual(["+0X7rm", "a/b+cd"]);
});
