import { expect, it } from "vitest";
import { loggedPath, shownAddress } from "./access-log.ts";

it("shortens client addresses to their network", () => {
  expect(
    ["203.0.113.77", "::ffff:203.0.113.77", "2001:db8:1:2::3", "2001:db8::3", "::1"].map((address) =>
      shownAddress(address, "short"),
    ),
  ).toEqual(["203.0.113.0", "203.0.113.0", "2001:db8:1::", "2001:db8::", "::"]);
  expect(shownAddress("203.0.113.77", "full")).toBe("203.0.113.77");
  expect(shownAddress("203.0.113.77", "none")).toBeUndefined();
});

it("logs paths without queries and tokens", () => {
  expect(loggedPath({ url: "/goods_search?keyword=gift&token=x", params: {} })).toBe("/goods_search");
  expect(loggedPath({ url: "/api/front/order/guest/a.b", params: { token: "a.b" } })).toBe(
    "/api/front/order/guest/:token",
  );
});
