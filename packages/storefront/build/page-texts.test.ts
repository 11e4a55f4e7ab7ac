import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lao } from "@carmine/design-system/locales/lao";
import { expect, test } from "vitest";
import { textIdsIn, wordsIdOf } from "./page-texts.ts";

test("finds the catalog's ids with any quotes, each once", () => {
  const known = new Set(["+0X7rm", "a/b+cd", "abcdef", "field.name"]);
  const code = 'f({id:"+0X7rm"}),g({id:`a/b+cd`}),f({id:"+0X7rm"}),h("button"),i(abcdef),j("field.name")';
  expect(textIdsIn(code, known)).toEqual(["+0X7rm", "a/b+cd", "field.name"]);
});

const words = fileURLToPath(new URL("../../design-system/src/words/components/", import.meta.url));

test("maps every component's texts to their key in a locale", () => {
  const found = readdirSync(words).map((file) => wordsIdOf(words + file) ?? file);
  const ofComponents = Object.keys(lao).filter((group) => group !== "calendar" && group !== "countries");
  expect(found.toSorted()).toEqual(ofComponents.map((group) => `words:${group}`).toSorted());
});

test("returns no id for other modules", () => {
  expect(wordsIdOf("/shop/packages/design-system/src/components/DateRange/DateRange.tsx")).toBeUndefined();
});
