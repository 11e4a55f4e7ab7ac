import { expect, test } from "vitest";
import { isKnownPage } from "./known-page.ts";

test.each([
  ["/", true],
  ["/users/order_list?orderStatus=1", true],
  ["/goods_detail/12#reviews", true],
  ["/no/such/page", false],
  ["/goods_detail", false],
])("%s is a page: %s", (href, known) => expect(isKnownPage(href)).toBe(known));
