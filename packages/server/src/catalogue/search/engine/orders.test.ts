import fc from "fast-check";
import { expect, it } from "vitest";
import { ListingIndex, type ListingRow } from "./listing-index.ts";
import { Orders } from "./orders.ts";

const row = (id: number, numbers: Partial<ListingRow> = {}): ListingRow => ({
  id,
  merchantId: 1,
  brandId: null,
  categories: [1],
  cents: 100,
  sales: 0,
  rank: 0,
  shopSort: 0,
  star: 5,
  reviewCount: 1,
  createdAt: id,
  isInStock: true,
  terms: ["tire"],
  options: [],
  skus: [],
  content: 1,
  ...numbers,
});

const productsBy = (index: ListingIndex, orders: Orders, order: "price" | "sales") =>
  [...orders.by(order).docs].map((doc) => index.ids.values[doc]);

it("returns the same order after updates as a full sort", () => {
  const change = fc.record({
    id: fc.integer({ min: 1, max: 200 }),
    cents: fc.integer({ min: 0, max: 20 }),
    content: fc.integer({ min: 1, max: 2 }),
    isRemoved: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 4 })), (rounds) => {
      const index = new ListingIndex();
      for (let id = 1; id <= 200; id += 1) index.put(row(id, { cents: id % 7 }));
      const orders = new Orders(index);
      for (const changes of rounds) {
        orders.by("price");
        for (const { id, isRemoved, ...numbers } of changes)
          if (isRemoved) index.remove(id);
          else index.put(row(id, numbers));
        const moved = productsBy(index, orders, "price");
        expect(moved).toHaveLength(index.liveCount);
        const { docs, places } = orders.by("price");
        expect(docs.every((doc, place) => places[doc] === place)).toBe(true);
      }
      expect(productsBy(index, orders, "price")).toEqual(productsBy(index, new Orders(index), "price"));
    }),
  );
});

it("sorts by several columns, then by the newest product", () => {
  const index = new ListingIndex();
  for (const [id, sales] of [3, 1, 3, 2].entries()) index.put(row(id + 1, { sales }));
  expect(productsBy(index, new Orders(index), "sales")).toEqual([3, 1, 4, 2]);
});
