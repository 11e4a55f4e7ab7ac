// @vitest-environment happy-dom
import { expect, test } from "vitest";
import {
  forgetViewed,
  readViewed,
  rememberViewed,
  withViewed,
  type ViewedProduct,
} from "./recently-viewed.ts";

const product = (id: number): ViewedProduct => ({ id, name: `Tire ${id}`, picture: null, price: "12.50" });

test.each([
  [[], []],
  [
    [1, 2, 3],
    [3, 2, 1],
  ],
  [
    [1, 2, 1],
    [1, 2],
  ],
  [[5, 5, 5], [5]],
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1],
    [1, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3],
  ],
])(
  "lists after viewing %j the products %j: twelve at most, newest first, without duplicates",
  (viewed, shown) => {
    const list = viewed.reduce<ViewedProduct[]>((seen, id) => withViewed(seen, product(id)), []);
    expect(list.map(({ id }) => id)).toEqual(shown);
  },
);

test("updates a product that is viewed again", () => {
  const cheaper = { ...product(1), price: "9.99" };
  expect(withViewed([product(2), product(1)], cheaper)).toEqual([cheaper, product(2)]);
});

test("parses stored products and ignores malformed entries", () => {
  const stored =
    '[{"id":2,"name":"Tire 2","picture":null,"price":"12.50"},{"id":3},' +
    '{"id":1,"name":"Tire 1","picture":"/media/1.webp","price":"12.50"}]';
  expect(readViewed(stored)).toEqual([
    { id: 2, name: "Tire 2", picture: null, price: "12.50" },
    { id: 1, name: "Tire 1", picture: "/media/1.webp", price: "12.50" },
  ]);
});

test.each([
  null,
  "",
  "{",
  "7",
  '{"id":1}',
  '[{"id":"1"},null,{"id":1,"name":"a","picture":null,"price":"x"}]',
])("returns an empty list for %j without a valid entry", (text) => expect(readViewed(text)).toEqual([]));

test("removes discontinued products in every language", () => {
  rememberViewed("en", product(1));
  rememberViewed("en", product(2));
  rememberViewed("th", product(1));
  forgetViewed([1]);
  const idsIn = (locale: string) =>
    readViewed(localStorage.getItem(`recentlyViewed.${locale}`)).map(({ id }) => id);
  expect([idsIn("en"), idsIn("th")]).toEqual([[2], []]);
});
