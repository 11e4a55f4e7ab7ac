import { expect, test } from "vitest";
import { valueText } from "./value-text.ts";

test.each([
  ["refund.refuse", "status", 0, "Requested"],
  ["refund.refuse", "status", 1, "Declined"],
  ["order.refund", "status", 2, "Refund on its way"],
  ["order.cancel", "state", "unpaid", "Unpaid"],
  ["account.disable", "status", "disabled", "Disabled"],
  ["merchant.close", "isOpen", false, "No"],
  ["member.role", "role", "owner", "Owner"],
])("translates %s: %s %j", (action, field, value, text) => {
  expect(valueText(action, field, value)?.defaultMessage).toEqual([{ type: 0, value: text }]);
});

test.each([
  ["stock.adjust", "onHand", 0],
  ["product.change", "name", "active"],
  ["refund.agree", "status", "9"],
])("shows %s: %s %j unchanged", (action, field, value) => {
  expect(valueText(action, field, value)).toBeUndefined();
});
