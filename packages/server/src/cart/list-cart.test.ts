import { expect, it } from "vitest";
import { cartByShop, type CartRow } from "./list-cart.ts";

const terms: CartRow["terms"] = {
  couponList: null,
  freights: { "*": { by: "flat", first: "1", firstFee: "7", next: "1", nextFee: "0", freeFrom: null } },
  times: null,
  addressCountry: null,
  home: "US",
};

/**
 * Rows of so many shops, one each, alternating between the shops; `read` counts how often a row's shop is
 * read.
 */
const rowsOf = (shops: number, each: number) => {
  let read = 0;
  const rows = Array.from({ length: shops * each }, (_, at): CartRow => ({
    id: at + 1,
    productId: 1,
    skuId: 1,
    quantity: 2,
    picture: null,
    name: { en: `Item ${at}` },
    options: [],
    values: [],
    price: "10.00",
    weight: "1",
    stock: at % 2,
    get merId() {
      read += 1;
      return (at % shops) + 1;
    },
    merName: `Shop ${(at % shops) + 1}`,
    terms: at < shops ? terms : null,
  }));
  return { rows, read: () => read };
};
const look = { valid: true, locale: "en", today: "2026-11-25", digits: 2 } as const;

it("groups a cart by shop in the order of their first rows, each shop with its terms", () => {
  const shops = cartByShop(rowsOf(2, 2).rows, look);
  expect(shops.map(({ merName, freightFrom }) => [merName, freightFrom])).toEqual([
    ["Shop 1", "7.00"],
    ["Shop 2", "7.00"],
  ]);
  expect(shops[1]?.cartInfoList.map(({ id, attrStatus }) => [id, attrStatus])).toEqual([
    [2, true],
    [4, true],
  ]);
});

it("reads each row once, regardless of the number of shops", () => {
  const { rows, read } = rowsOf(200, 1);
  cartByShop(rows, look);
  expect(read()).toBe(rows.length);
});
