import { expect, test } from "vitest";
import { orderAddressIn } from "./use-address-lines.ts";

test("the country of an order's address is named in the language of the page", () => {
  const address = "99 Sukhumvit Road, Bangkok, 10110, Thailand";
  expect(orderAddressIn("zh-CN", address)).toBe("99 Sukhumvit Road, Bangkok, 10110, 泰国");
  expect(orderAddressIn("th", address)).toBe("99 Sukhumvit Road, Bangkok, 10110, ไทย");
  expect(orderAddressIn("en", address)).toBe(address);
});

test("an address that ends in something else stays as it is", () => {
  expect(orderAddressIn("fr", "12 Rue Haute, Atlantis")).toBe("12 Rue Haute, Atlantis");
  expect(orderAddressIn("fr", "Thailand Street 3")).toBe("Thailand Street 3");
});
