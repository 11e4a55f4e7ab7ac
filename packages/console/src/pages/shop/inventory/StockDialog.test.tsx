// @vitest-environment happy-dom
import type { StockRow } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import { StockDialog } from "./StockDialog.tsx";

afterEach(cleanup);

const row: StockRow = {
  skuId: 5,
  productId: 3,
  productName: "Rim",
  skuText: "",
  code: "R-1",
  barCode: "",
  image: null,
  onHand: 4,
  reserved: 0,
  available: 4,
  isAlwaysSellable: false,
  isOnSale: true,
  soldLately: 0,
};

const open = () => {
  const calls = show(<StockDialog row={row} onClose={() => undefined} />, {
    answers: {
      "/api/merchant/stock/adjust": () => ({
        data: [{ skuId: 5, onHand: 0, reserved: 0, available: 0 }],
      }),
    },
  });
  return { calls, user: userEvent.setup() };
};
const units = () => screen.getByRole("spinbutton");
const save = () => screen.getByRole("button", { name: "Save stock" });

test("saves a count of zero", async () => {
  const { calls, user } = open();
  await user.click(screen.getByRole("radio", { name: "Count" }));
  await user.clear(units());
  await user.type(units(), "0");
  await user.tab();
  await user.click(save());
  expect(calls.at(-1)?.body).toEqual({ changes: [{ skuId: 5, from: 4, to: 0 }], cause: "count" });
});

test.each([
  ["Delivery", "-5", /The minimum is 1/],
  ["Delivery", "1.6", /Rounded to 2/],
  ["Delivery", "99999999", /The maximum is 1,000,000/],
  ["Correction", "-99999999", /The minimum is -1,000,000/],
  ["Count", "abc", /Enter a number like 12/],
])("explains what is wrong with a %s of %s", async (kind, typed, message) => {
  const { user } = open();
  await user.click(screen.getByRole("radio", { name: kind }));
  await user.clear(units());
  await user.type(units(), typed);
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
});

test("disables the button without a change", async () => {
  const { user } = open();
  expect(save()).toBeDisabled();
  await user.click(screen.getByRole("radio", { name: "Correction" }));
  await user.type(units(), "0");
  await user.tab();
  expect(save()).toBeDisabled();
});
