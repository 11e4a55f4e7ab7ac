import { expect, test } from "vitest";
import { couponViewHref, readCouponView, type CouponView } from "./coupon-view.ts";

const read = (text: string) => readCouponView(new URLSearchParams(text));

test("the address of a view is read as that view", () => {
  const views: CouponView[] = [
    { tab: "all", state: "usable", page: 1 },
    { tab: "goods", state: "unusable", page: 3 },
  ];
  for (const view of views) expect(read(couponViewHref(view).split("?")[1] ?? "")).toEqual(view);
});

test("what no address says is the first page of all usable coupons", () => {
  for (const text of ["", "kind=bag&state=x&page=-1", "page=1e9"])
    expect(read(text)).toEqual({ tab: "all", state: "usable", page: 1 });
});
