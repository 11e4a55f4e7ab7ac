import { expect, test } from "vitest";
import { joinValues } from "../contract/texts.ts";
import { cartOf } from "./cart.ts";
import { accountOrderCountsOf } from "./order-history.ts";

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
  const couponList = [{ id: 4, money: "5.00", minPrice: "50.00", productIdList: null, isUse: true }];
  expect(
    cartOf([{ merId: 1, merName: "Phones", freeFrom: "99.00", couponList, cartInfoList: [line] }]),
  ).toEqual([
    {
      shop: { id: 1, name: "Phones" },
      freeShippingFrom: "99.00",
      coupons: [{ id: 4, amount: "5.00", minimum: "50.00", productIds: null, isClaimed: true }],
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
  const [group] = cartOf([{ merId: 1, merName: "A", freeFrom: null, couponList: null, cartInfoList: [] }]);
  expect(group?.items).toEqual([]);
});

test("orders to review are counted, their lines where a back end counts no orders", () => {
  const wire = {
    unPaidCount: 1,
    unShippedCount: 2,
    receivedCount: 3,
    completeCount: null,
    commentCount: 9,
    toReviewCount: null,
    refundCount: 6,
  };
  const counts = { toPay: 1, toShip: 2, toReceive: 3, finished: null, toReview: 9, refunds: 6 };
  expect(accountOrderCountsOf(wire)).toEqual(counts);
  expect(accountOrderCountsOf({ ...wire, toReviewCount: 5 })).toMatchObject({ toReview: 5 });
});
