// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show, type Answer } from "../../testing/show.tsx";
import { PackingSlips } from "./PackingSlips.tsx";

afterEach(cleanup);

const open = (orderNo: string, answer: Answer) =>
  show(<PackingSlips orderNos={[orderNo]} />, {
    path: `/s/1/packing-slips?orders=${orderNo}`,
    answers: { [`/api/merchant/order/detail/${orderNo}`]: () => answer },
  });

test.each([
  ["SH2026112900009901", 404],
  ["abc", 400],
])("shows that there is no order %s", async (orderNo, code) => {
  open(orderNo, { code, message: "No relevant data found" });
  expect(await screen.findByRole("heading", { name: "There is no order with this number" })).toBeVisible();
  expect(screen.getByRole("link", { name: "All orders" })).toHaveAttribute("href", "/s/1/orders");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("offers to retry another failure", async () => {
  open("SH2026112900009901", { code: 500, message: "Try later" });
  expect(await screen.findByText(/Try later/)).toBeVisible();
  expect(screen.getByRole("heading", { name: "We couldn’t load this" })).toBeVisible();
});
