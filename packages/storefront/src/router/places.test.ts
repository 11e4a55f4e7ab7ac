import { expect, test } from "vitest";
import { page, type LoadedPage } from "./page-table.ts";
import { withAhead, withoutLeft, withShown, type Places } from "./places.ts";
import type { ShownPage } from "./shown-page.ts";

const load = (path: string): LoadedPage => ({
  entry: page(path, "public"),
  params: {},
  status: 200,
  View: () => null,
});
const home = load("/");
const product = load("/goods_detail/:id");
const cart = load("/order/shopping_cart");

const shownAt = (address: string, loaded: LoadedPage): ShownPage => {
  const { pathname, search, hash } = new URL(address, "http://shop.example");
  return { location: { pathname, search, hash, key: address, state: null }, page: loaded, way: "forward" };
};
const preparedAt = (address: string, loaded: LoadedPage) => ({
  url: new URL(address, "http://shop.example"),
  page: loaded,
});

const start: Places = { shown: shownAt("/fr", home), place: 0 };
const ready = withAhead(start, preparedAt("/fr/goods_detail/7?sku=2", product));

test("what was rendered ahead is shown in its own place, and what was left stays until it is taken away", () => {
  // Loaded once more on the way, as every visit is.
  const again = { ...product };
  const places = withShown(ready, shownAt("/fr/goods_detail/7?sku=2#reviews", again));
  expect(places).toMatchObject({ place: 1, left: { place: 0, page: home } });
  expect(places.ahead).toBeUndefined();
  expect(places.shown.page).toBe(product);
  expect(places.shown.location.hash).toBe("#reviews");
  expect(withoutLeft(places)).toEqual({ shown: places.shown, place: 1 });
});

test.each([
  ["another address", shownAt("/fr/goods_detail/8", product)],
  ["another state of it", shownAt("/fr/goods_detail/7?sku=3", product)],
  ["another page", shownAt("/fr/order/shopping_cart", cart)],
  ["a failure of it", shownAt("/fr/goods_detail/7?sku=2", { ...product, View: undefined, status: 500 })],
])("%s takes the place of the page before", (_what, next) => {
  expect(withShown(ready, next)).toEqual({ shown: next, place: 0 });
});

test("a page rendered ahead gives way to the next one, not to itself", () => {
  expect(withAhead(ready, preparedAt("/fr/goods_detail/7?sku=2", product))).toBe(ready);
  const other = withAhead(ready, preparedAt("/fr/order/shopping_cart", cart));
  expect(other.ahead).toMatchObject({ place: 2, page: cart });
});

test("another state of the page that is shown isn't rendered ahead", () => {
  expect(withAhead(start, preparedAt("/fr?page=2", { ...home }))).toBe(start);
});
