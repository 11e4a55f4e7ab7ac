// @vitest-environment happy-dom
import type { PaymentProblemItem } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { market } from "../../../testing/places.ts";
import { show } from "../../../testing/show.tsx";
import PaymentProblemsPage from "./page.tsx";

afterEach(cleanup);

const problem: PaymentProblemItem = {
  id: 9,
  kind: "refundFailed",
  provider: "stripe",
  code: "balance_insufficient",
  message: "Not enough balance",
  orderNo: "PT20261129000001",
  refundOrderNo: "RE20261129000001",
  amount: "20.00",
  currency: "USD",
  occurrences: 3,
  createTime: "2026-11-29 10:00:00",
  lastTime: "2026-11-29 12:00:00",
  resolveTime: null,
  resolution: null,
};

const open = (change: Partial<PaymentProblemItem> = {}, place = market()) =>
  show(<PaymentProblemsPage />, {
    place,
    path: "/m/payment-problems",
    answers: {
      "/api/operator/payment/problem/list": () => ({ data: { list: [{ ...problem, ...change }], total: 1 } }),
      "/api/operator/payment/problem/resolve/9": () => ({ data: null }),
    },
  });

const openDialog = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.click(await screen.findByRole("button", { name: /^Actions/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Resolve" }));
  await user.type(await screen.findByRole("textbox", { name: /Reason/ }), "Sent by bank");
};
const confirm = () => screen.getByRole("button", { name: "Resolve" });

test("resolves a failed refund with a note on how it was settled", async () => {
  const user = userEvent.setup();
  const calls = open();
  await openDialog(user);
  await user.click(screen.getByRole("radio", { name: "Paid in another way" }));
  await user.click(confirm());
  expect(calls.find(({ path }) => path.endsWith("/resolve/9"))?.body).toEqual({
    reason: "Sent by bank",
    outcome: "settled",
  });
});

test("offers no outcome for a dispute", async () => {
  const user = userEvent.setup();
  const calls = open({ kind: "dispute" });
  await openDialog(user);
  expect(screen.queryByRole("radio")).toBeNull();
  await user.click(confirm());
  expect(calls.find(({ path }) => path.endsWith("/resolve/9"))?.body).toEqual({ reason: "Sent by bank" });
});

test("offers no action on a resolved problem or to a read-only role", async () => {
  open({ resolveTime: "2026-11-29 13:00:00", resolution: "Sent by bank" });
  expect(await screen.findByText("Sent by bank")).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "Resolve" })).toBeNull();
  cleanup();
  open({}, market(["money.read"]));
  expect(await screen.findByText("Not enough balance")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Actions/ })).toBeNull();
});
