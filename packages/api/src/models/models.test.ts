import { expect, test } from "vitest";
import { joinValues } from "../contract/texts.ts";
import { cartOf } from "./cart.ts";
import { accountOrderCountsOf } from "./order-history.ts";
import { personOf } from "./person.ts";
import { productReviewOf, reviewCountsOf } from "./review.ts";

const sending = { delivery: null, freightFrom: null };

test("maps a cart, and keeps the comma in an option value", () => {
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
    cartOf([
      { merId: 1, merName: "Phones", freeFrom: "99.00", ...sending, couponList, cartInfoList: [line] },
    ]),
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

test("maps a sku without options", () => {
  const [group] = cartOf([
    { merId: 1, merName: "A", freeFrom: null, ...sending, couponList: null, cartInfoList: [] },
  ]);
  expect(group?.items).toEqual([]);
});

test("counts orders to review, or their lines if a back end doesn't count orders", () => {
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

const counts = {
  sumCount: 7,
  goodCount: 4,
  inCount: 3,
  poorCount: 0,
  replyChance: "0.57",
  replyStar: 4,
  starCounts: [0, 0, 0, 3, 4],
  star: 4.6,
  pictureCount: 2,
};

test("counts four stars as good: an average of 4.6 isn't “57% good”", () => {
  expect(reviewCountsOf(counts)).toEqual({
    all: 7,
    good: 4,
    mixed: 3,
    bad: 0,
    byStars: [0, 0, 0, 3, 4],
    withPictures: 2,
    favorable: 1,
    average: 4.6,
  });
});

test("falls back to the share of good reviews and a rounded average without star counts", () => {
  const { favorable, average } = reviewCountsOf({ ...counts, starCounts: null, star: null });
  expect({ favorable, average }).toEqual({ favorable: 0.57, average: 4 });
});

test("doesn't treat the stars of an anonymous author as a name", () => {
  const written = {
    id: 1,
    uid: null,
    star: 5,
    comment: "Quiet",
    pics: [],
    merchantReplyContent: null,
    nickname: "***",
    avatar: null,
    createTime: "2026-11-26 10:00:00",
    sku: null,
    helpful: 0,
    locale: "en",
    merName: null,
    addition: null,
  };
  expect(productReviewOf({ ...written, isAnonymous: true }).author).toBeNull();
  expect(productReviewOf({ ...written, nickname: "A**n", isAnonymous: false }).author).toBe("A**n");
});

test("maps a person", () => {
  const known = {
    nickname: "Ann",
    avatar: null,
    phone: null,
    countryCode: null,
    email: "ann@example.com",
    experience: null,
    couponCount: 1,
    noticeCount: 2,
    userType: "email",
    hasPassword: true,
    scope: null,
  };
  expect(personOf({ ...known, integral: 120, collectCount: 3, deleteTime: "2027-01-01 00:00:00" })).toEqual({
    ...known,
    points: 120,
    savedCount: 3,
    deletedAt: "2027-01-01 00:00:00",
  });
});
