// @vitest-environment happy-dom
import type { DisputeRow } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { market } from "../../../testing/places.ts";
import { show, type Answer } from "../../../testing/show.tsx";
import DisputesPage from "./page.tsx";

afterEach(cleanup);

const dispute: DisputeRow = {
  refundOrderNo: "RE20261129000001",
  orderNo: "SH2026112900000101",
  merId: 1,
  merName: "Carmine Tires",
  uid: 5,
  customer: "Mara Lindqvist",
  total: "62.50",
  at: "2026-11-29T10:00:00.000Z",
  decidedAt: null,
  outcome: null,
};

const open = (answer: () => Answer) =>
  show(<DisputesPage />, {
    place: market(),
    path: "/m/disputes",
    answers: { "/api/operator/dispute/list": answer },
  });

test("lists open disputes with links, and reads decided ones on request", async () => {
  const user = userEvent.setup();
  const calls = open(() => ({ data: { list: [dispute], total: 1 } }));
  expect(await screen.findByText("Mara Lindqvist")).toBeVisible();
  expect(screen.getAllByRole("link")[0]).toHaveAttribute("href", "/m/disputes/RE20261129000001");
  expect(calls[0]?.query.get("view")).toBe("open");
  await user.click(screen.getByRole("button", { name: "Decided" }));
  expect(calls.at(-1)?.query.get("view")).toBe("decided");
});

test("shows an empty list", async () => {
  open(() => ({ data: { list: [], total: 0 } }));
  expect(await screen.findByText("No disputes here")).toBeVisible();
});

test("retries on request after a failure", async () => {
  const user = userEvent.setup();
  let isDown = true;
  open(() => (isDown ? { code: 400, message: "Try later" } : { data: { list: [dispute], total: 1 } }));
  expect(await screen.findByText("We couldn’t load this")).toBeVisible();
  expect(screen.getByText(/Try later/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole("button", { name: /try again/i }));
  expect(await screen.findByText("Mara Lindqvist")).toBeVisible();
});
