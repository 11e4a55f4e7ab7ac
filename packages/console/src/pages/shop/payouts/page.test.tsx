// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import ShopPayoutsPage from "./page.tsx";

afterEach(cleanup);

const payout = {
  link: "PO20261129-1",
  amount: "80.00",
  currency: "USD",
  reference: null,
  at: "2026-11-28T10:00:00.000Z",
  returnedAt: "2026-11-29T10:00:00.000Z",
  returnReason: "Account closed",
};

const open = (list: readonly object[]) =>
  show(<ShopPayoutsPage />, {
    path: "/s/1/payouts",
    answers: { "/api/merchant/payout/list": () => ({ data: { list, total: list.length, due: "-12.00" } }) },
  });

test("shows what the shop owes, and why the bank returned a payout", async () => {
  const calls = open([payout]);
  expect(await screen.findByText("PO20261129-1")).toBeVisible();
  expect(screen.getByText("Due with the next payout")).toBeVisible();
  expect(screen.getByText(/Account closed/)).toBeVisible();
  expect(calls[0]?.query.get("merId")).toBe("1");
});

test("shows the balance above an empty list", async () => {
  open([]);
  expect(await screen.findByText("No payouts yet")).toBeVisible();
  expect(screen.getByText("Due with the next payout")).toBeVisible();
});
