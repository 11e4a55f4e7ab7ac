import { expect, test } from "vitest";
import { isNewestList, newestHref } from "./links.ts";

const isNewest = (href: string): boolean => {
  const { pathname, searchParams } = new URL(href, "http://shop.example");
  return isNewestList(pathname, searchParams);
};

test("recognizes the list of new products, also with filters and on other pages", () => {
  expect(isNewest(newestHref)).toBe(true);
  expect(isNewest(`${newestHref}&brandId=3&page=2`)).toBe(true);
});

test.each([
  "/goods/goods_search",
  "/goods/goods_search?sort=sales",
  "/goods/goods_search?sort=new&cid=3",
  "/goods/goods_search?sort=new&title=tire",
  "/merchant/merchant_more?sort=new",
])("doesn't take %s for the list of new products", (href) => expect(isNewest(href)).toBe(false));
