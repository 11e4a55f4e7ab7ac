import fc from "fast-check";
import { expect, test } from "vitest";
import { readViewed, withViewed, type ViewedProduct } from "./recently-viewed.ts";

const product = (id: number): ViewedProduct => ({ id, name: `Tire ${id}`, picture: null, price: "12.50" });

test("lists the twelve products viewed last, newest first, each once", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 60 }), (ids) => {
      const list = ids.reduce<ViewedProduct[]>((seen, id) => withViewed(seen, product(id)), []);
      expect(list).toEqual([...new Set(ids.toReversed())].slice(0, 12).map(product));
    }),
  );
});

test("a product that is viewed again is shown as it is now", () => {
  const cheaper = { ...product(1), price: "9.99" };
  expect(withViewed([product(2), product(1)], cheaper)).toEqual([cheaper, product(2)]);
});

test("reads back what is stored and leaves out entries that are broken", () => {
  const list = [product(2), { ...product(1), picture: "/media/1.webp" }];
  expect(readViewed(JSON.stringify([list[0], { id: 3 }, list[1]]))).toEqual(list);
});

test.each([
  null,
  "",
  "{",
  "7",
  '{"id":1}',
  '[{"id":"1"},null,{"id":1,"name":"a","picture":null,"price":"x"}]',
])("a list without a whole entry, %j, is empty", (text) => expect(readViewed(text)).toEqual([]));
