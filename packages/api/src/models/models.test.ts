import { expect, test } from "vitest";
import { joinValues } from "../contract/texts.ts";
import { cartOf } from "./cart.ts";

test("a cart is in plain names, and a value of an option keeps its comma", () => {
  const line = {
    id: 7,
    productId: 3,
    productAttrUnique: "31",
    cartNum: 2,
    image: null,
    storeName: "Phone",
    attrId: 31,
    suk: joinValues(["Black", "8,5 GB"]),
    price: "10.00",
    stock: 5,
    attrStatus: true,
  };
  expect(cartOf([{ merId: 1, merName: "Phones", cartInfoList: [line] }])).toEqual([
    {
      shop: { id: 1, name: "Phones" },
      items: [
        {
          id: 7,
          productId: 3,
          skuId: 31,
          name: "Phone",
          picture: null,
          options: ["Black", "8,5 GB"],
          price: "10.00",
          quantity: 2,
          stock: 5,
          isAvailable: true,
        },
      ],
    },
  ]);
});

test("a sku without options has none", () => {
  const [group] = cartOf([{ merId: 1, merName: "A", cartInfoList: [] }]);
  expect(group?.items).toEqual([]);
});
