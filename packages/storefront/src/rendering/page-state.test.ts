import { expect, test } from "vitest";
import { parseState } from "../boot/restore-state.ts";
import type { PageState } from "../shell/document/page-state.ts";
import { statePieces } from "./page-state.ts";

const product = { name: "</script><b>ຢາງ" };

const state: PageState = {
  locale: "lao",
  environment: { publicUrl: "http://shop.test", locales: ["en", "lao"], demo: false },
  texts: undefined,
  queries: [
    [["product", { id: 7 }], product],
    [["count"], 3],
    [["nothing"], null],
  ],
  status: 200,
  knowsPerson: false,
};

const textOf = (given: PageState): string => statePieces(given).join("");

test("the browser reads what the server has written", () => {
  const { texts: _texts, ...rest } = state;
  expect(parseState(textOf(state))).toEqual(rest);
  expect(parseState(textOf({ ...state, texts: { messages: {}, words: {} }, queries: [] }))).toEqual({
    ...state,
    texts: { messages: {}, words: {} },
    queries: [],
  });
});

test("nothing in it ends the script, and what two pages show is the same bytes", () => {
  expect(textOf(state)).not.toContain("</");
  const [one, two] = [statePieces(state), statePieces({ ...state, status: 404 })];
  expect(one.filter((piece) => Buffer.isBuffer(piece) && two.includes(piece))).toHaveLength(1);
});
