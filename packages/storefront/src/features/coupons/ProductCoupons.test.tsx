// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { Coupon } from "@carmine/api/hooks";
import { showInApp } from "../../testing/show-in-app.tsx";
import { ProductCoupons, productCouponsQuery } from "./ProductCoupons.tsx";

afterEach(cleanup);

const coupon = (id: number): Coupon => ({
  id,
  name: `Coupon ${id}`,
  amount: `${40 - id * 10}.00`,
  minimum: null,
  kind: "merchant",
  shop: null,
  category: null,
  products: null,
  days: null,
  from: null,
  until: null,
  isClaimed: false,
  isUsable: true,
  taken: null,
});

const show = async (count: number): Promise<void> => {
  const app = showInApp(<ProductCoupons productId={3} />, { sent: [], answers: {} });
  const list = Array.from({ length: count }, (_, at) => coupon(at + 1));
  app.queryClient.setQueryData(productCouponsQuery(app.api, 3).queryKey, { list, total: count });
  if (count > 0) await screen.findAllByRole("button", { name: /^Claim/ });
};
const claims = () => screen.queryAllByRole("button", { name: /^Claim/ });

test("shows two coupons on their line", async () => {
  await show(2);
  expect(claims()).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /more/ })).toBeNull();
});

test("shows the largest of three coupons, and the others on request", async () => {
  await show(3);
  expect(claims()).toHaveLength(1);
  expect(claims()[0]).toHaveAccessibleName(/\$30 off/);
  await userEvent.click(screen.getByRole("button", { name: "2 more coupons", expanded: false }));
  expect(claims()).toHaveLength(3);
  await userEvent.click(screen.getByRole("button", { name: "Fewer coupons", expanded: true }));
  expect(claims()).toHaveLength(1);
});
