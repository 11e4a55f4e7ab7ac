// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show } from "../../testing/show.tsx";
import { KindEntryForm } from "./KindEntryForm.tsx";
import { shopCouponKind } from "./kinds/coupon-kind.ts";

afterEach(cleanup);

const open = async (label: string) => {
  show(<KindEntryForm kind={shopCouponKind} entry={null} />, {
    answers: {
      "/api/merchant/product/pick": () => ({ data: [] }),
      "/api/merchant/product/list": () => ({ data: { list: [], total: 0, isCapped: false } }),
    },
  });
  const input = await screen.findByLabelText(new RegExp(`^${label}`), { selector: "input" });
  return { user: userEvent.setup(), input };
};

test.each([
  ["Amount off", "-5", /The minimum is 0.00/],
  ["Amount off", "ten", /Enter a number like 1,234.50/],
  ["Amount off", "1.234", /Enter a number like 1,234.50/],
  ["Minimum purchase", "9999999999", /The maximum is 999,999,999.99/],
  ["Number of coupons", "1.6", /Rounded to 2/],
  ["Number of coupons", "-1", /The minimum is 0/],
  ["Days after the claim", "99999", /The maximum is 3,660/],
])("explains what is wrong with “%s” of %s", async (label, typed, message) => {
  const { user, input } = await open(label);
  await user.clear(input);
  await user.type(input, typed);
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
});

test("reads the decimal comma of another language", async () => {
  const { user, input } = await open("Amount off");
  await user.type(input, "2,5");
  await user.tab();
  expect(input).toHaveValue("2.50");
});
