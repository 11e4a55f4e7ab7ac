import { expect, test } from "vitest";
import { parseState } from "../boot/restore-state.ts";
import type { PageState } from "../shell/document/page-state.ts";
import { stateText } from "./page-state.ts";

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

test("restores the state that the server wrote", () => {
  const { texts: _texts, ...rest } = state;
  expect(parseState(stateText(state))).toEqual(rest);
  expect(parseState(stateText({ ...state, texts: { messages: {}, words: {} }, queries: [] }))).toEqual({
    ...state,
    texts: { messages: {}, words: {} },
    queries: [],
  });
});

test("escapes text that would close the script", () => expect(stateText(state)).not.toContain("</"));
