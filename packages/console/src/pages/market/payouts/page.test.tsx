// @vitest-environment happy-dom
import type { DuePayout } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { market } from "../../../testing/places.ts";
import { show } from "../../../testing/show.tsx";
import PayoutsPage from "./page.tsx";

afterEach(cleanup);

const due: DuePayout = {
  merId: 4,
  merName: "Nordlicht",
  avatar: null,
  due: "120.50",
  currency: "USD",
  contact: "Ida Berg",
  email: "ida@example.com",
  paidAt: null,
};
const payout = {
  link: "PO20261129-1",
  amount: "80.00",
  currency: "USD",
  reference: "SEPA 77",
  at: "2026-11-28T10:00:00.000Z",
  returnedAt: null,
  returnReason: null,
  merId: 4,
  merName: "Nordlicht",
  by: "Tova",
};

const open = (path = "/m/payouts", place = market()) =>
  show(<PayoutsPage />, {
    place,
    path,
    answers: {
      "/api/operator/payout/due": () => ({ data: { list: [due], total: 1 } }),
      "/api/operator/payout/list": () => ({ data: { list: [payout], total: 1 } }),
      "/api/operator/payout/book": () => ({ data: [{ merId: 4, link: "PO20261129-2" }] }),
      "/api/operator/payout/return": () => ({ data: null }),
    },
  });

test("records a part of the balance with the balance that the user saw", async () => {
  const user = userEvent.setup();
  const calls = open();
  await user.click(await screen.findByRole("button", { name: /^Actions.*Nordlicht/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Record payout" }));
  const amount = await screen.findByRole("textbox", { name: "Nordlicht" });
  await user.clear(amount);
  await user.type(amount, "100");
  await user.tab();
  const confirm = screen.getByRole("button", { name: "Record $100.00" });
  expect(confirm).toBeDisabled();
  await user.type(screen.getByRole("textbox", { name: /Bank transfer reference/ }), "SEPA 78");
  await user.click(confirm);
  expect(await screen.findByText("Payout recorded. The shop was notified.")).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith("/book"))?.body).toEqual({
    reference: "SEPA 78",
    payouts: [{ merId: 4, due: "120.50", amount: "100.00" }],
  });
});

test("marks a payout as returned, with a reason", async () => {
  const user = userEvent.setup();
  const calls = open("/m/payouts?view=all");
  await user.click(await screen.findByRole("button", { name: /^Actions.*PO20261129-1/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Mark as returned" }));
  await user.type(await screen.findByRole("textbox", { name: /Reason/ }), "Account closed");
  await user.click(screen.getByRole("button", { name: "Mark as returned" }));
  expect(calls.find(({ path }) => path.endsWith("/return"))?.body).toEqual({
    link: "PO20261129-1",
    reason: "Account closed",
  });
});

test("offers no recording to a role that may only read", async () => {
  open("/m/payouts", market(["money.read"]));
  expect(await screen.findByText("Nordlicht")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Actions/ })).toBeNull();
});
