import fc from "fast-check";
import { expect, test } from "vitest";
import { readViewed, withViewed, type ViewedProduct } from "./recently-viewed.ts";

const product = (id: number): ViewedProduct => ({ id, storeName: `Tire ${id}`, image: null, price: "12.50" });

test("the newest comes first, once, and the list does not grow for ever", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 60 }), (ids) => {
      const list = ids.reduce<ViewedProduct[]>((seen, id) => withViewed(seen, product(id)), []);
      expect(list.length).toBeLessThanOrEqual(12);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      expect(list[0]?.id).toBe(ids.at(-1));
    }),
  );
});

test("what is stored is read back", () => {
  const list = [product(2), product(1)];
  expect(readViewed(JSON.stringify(list))).toEqual(list);
});

test.each([
  null,
  "",
  "{",
  "7",
  '{"id":1}',
  '[{"id":"1"},null,{"id":1,"storeName":"a","image":null,"price":"x"}]',
])("a broken list %j is empty", (text) => expect(readViewed(text)).toEqual([]));
