import { expect, test } from "vitest";
import { coded, flag, id, listParams, oneOf, page, words } from "./list-params.ts";

const list = listParams("/list", {
  tab: oneOf(["all", "new"], "all"),
  sort: oneOf(["price", "sales"]),
  type: coded({ any: -9, open: 0, closed: 1 }, "any"),
  cid: id,
  unread: flag("1"),
  keywords: words(10),
  page,
});

const read = (query: string) => list.read(new URLSearchParams(query));
const defaults = {
  tab: "all",
  sort: undefined,
  type: "any",
  cid: undefined,
  unread: false,
  keywords: "",
  page: 1,
} as const;

test("writes parameters in their order, without defaults", () => {
  expect(list.href()).toBe("/list");
  expect(list.href({ ...defaults, page: 2, sort: "sales", keywords: "a&b" })).toBe(
    "/list?sort=sales&keywords=a%26b&page=2",
  );
  expect(list.query({ type: "open", unread: true })).toEqual({ type: "0", unread: "1" });
  expect(list.names).toEqual(Object.keys(defaults));
});

test("parses the query that it writes", () => {
  const state = {
    tab: "new",
    sort: "price",
    type: "closed",
    cid: 7,
    unread: true,
    keywords: "polar 3",
    page: 12,
  } as const;
  expect(read(new URL(list.href(state), "http://shop.test").search)).toEqual(state);
});

test.each([
  "",
  "tab=x&sort=&type=8&cid=0&unread=true&keywords=+&page=0",
  "page=Infinity",
  "page=1e300",
  "page=1e3",
  "page=-1",
  "page=2.5",
  "page=99999999999",
  "cid=-1",
  "cid=2147483648",
  "type=all",
])("reads %j as the defaults", (query) => expect(read(query)).toEqual(defaults));

test("limits the page to an offset that the database accepts", () => {
  expect(read("page=2147483647").page).toBe(1_000_000);
});

test("trims typed words, collapses spaces and limits the length", () => {
  expect(read("keywords=++two%20%20words+and+more").keywords).toBe("two words");
});

test("removes contradicting parameters when reading and writing", () => {
  const own = listParams("/own", { tab: oneOf(["open", "done"], "open"), page }, (state) =>
    state.tab === "done" ? { ...state, page: 1 } : state,
  );
  expect(own.read(new URLSearchParams("tab=done&page=3"))).toEqual({ tab: "done", page: 1 });
  expect(own.href({ tab: "done", page: 3 })).toBe("/own?tab=done");
});
