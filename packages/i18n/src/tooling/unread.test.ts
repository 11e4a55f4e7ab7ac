import { expect, test } from "vitest";
import { unreadKeys } from "./unread.ts";

const table = `const texts = defineMessages({
  title: { defaultMessage: "Shops", description: "Title" },
  clear: {
    defaultMessage: "Clear",
    description: "Button",
  },
});
`;

test.each([
  ["each key is read", "say(texts.title, texts.clear)", []],
  ["one is not", "say(texts.title)", ["texts.clear"]],
  ["none is", "say(otherTexts.title, texts.clearAll)", ["texts.title", "texts.clear"]],
  ["a computed key may be any", "say(texts[name])", []],
  ["handed on whole", "translate(texts)", []],
])("%s", (_case, code, unread) => {
  expect(unreadKeys(table + code)).toEqual(unread);
});

test("ignores exported tables, which other files may read", () => {
  expect(unreadKeys(`export ${table}`)).toEqual([]);
});
