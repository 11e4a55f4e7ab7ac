import { pagePaths } from "@carmine/api/contract";
import { expect, test } from "vitest";
import { pages } from "../routes.tsx";

test.each([
  ["/", "home", {}],
  ["/goods_detail/7", "goods_detail", { id: "7" }],
  ["/goods_detail/7/", "goods_detail", { id: "7" }],
  ["/Goods/GOODS_search", "goods/goods_search", {}],
])("finds a page for %s", (path, folder, params) => {
  const match = pages.match(path);
  expect(match?.entry.folder).toBe(folder);
  expect(match?.params).toEqual(params);
});

test.each(["/goods_detail", "/goods_detail/", "/goods_detail/7/more", "/goods", "/nowhere"])(
  "finds no page for %s",
  (path) => expect(pages.match(path)).toBeUndefined(),
);

test("has a page for every address in the contract", () => {
  const shown = pagePaths.map((path) => pages.match(path.replace(/:\w+/, "x"))?.entry.path);
  expect(shown).toEqual(pagePaths);
});
