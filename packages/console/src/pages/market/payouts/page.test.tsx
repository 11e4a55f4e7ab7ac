// @vitest-environment happy-dom
import type { DuePayout, PayoutRequestRow } from "@carmine/api/contract";
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
  waiting: null,
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
  contact: "Ida Berg",
  email: "ida@example.com",
  by: "Tova",
  approvedBy: "Finn",
};
const request: PayoutRequestRow = {
  id: 31,
  merId: 4,
  merName: "Nordlicht",
  avatar: null,
  amount: "100.00",
  currency: "USD",
  due: "120.50",
  reference: "SEPA 79",
  by: "Finn",
  isOwn: false,
  at: "2026-11-29T10:00:00.000Z",
  declinedBy: null,
  declinedAt: null,
  reason: null,
};
const own: PayoutRequestRow = { ...request, id: 32, merId: 5, merName: "Alder", by: "Tova", isOwn: true };

const open = (path = "/m/payouts", place = market(), limit = "0.00", approvers = 1) =>
  show(<PayoutsPage />, {
    place,
    path,
    answers: {
      "/api/operator/payout/due": () => ({ data: { list: [due], total: 1, limit, approvers } }),
      "/api/operator/payout/request/list": () => ({ data: { list: [request, own], total: 2 } }),
      "/api/operator/payout/approve": () => ({ data: [{ merId: 4, link: "PO4-1" }] }),
      "/api/operator/payout/decline": () => ({ data: null }),
      "/api/operator/payout/list": () => ({ data: { list: [payout], total: 1 } }),
      "/api/operator/payout/book": () => ({
        data: [
          limit === "0.00"
            ? { merId: 4, link: null, requestId: 33 }
            : { merId: 4, link: "PO20261129-2", requestId: null },
        ],
      }),
      "/api/operator/payout/return": () => ({ data: null }),
    },
  });

test("records a part of the balance with the balance that the user saw", async () => {
  const user = userEvent.setup();
  const calls = open("/m/payouts", market(), "500.00");
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

test("hides the recording of payouts from read-only roles", async () => {
  open("/m/payouts", market(["money.read"]));
  expect(await screen.findByText("Nordlicht")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Actions/ })).toBeNull();
});

test("requests a payout above the limit, and warns if no one else can approve it", async () => {
  const user = userEvent.setup();
  const calls = open("/m/payouts", market(), "0.00", 0);
  await user.click(await screen.findByRole("button", { name: /^Actions.*Nordlicht/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Request payout" }));
  expect(await screen.findByText(/No one else can approve payouts/)).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: /Bank transfer reference/ }), "SEPA 78");
  await user.click(screen.getByRole("button", { name: "Request $120.50" }));
  expect(await screen.findByText("Payout requested. A second person must approve it.")).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith("/book"))).toHaveLength(1);
});

test("approves other members' payouts, and never one's own", async () => {
  const user = userEvent.setup();
  const calls = open("/m/payouts?view=waiting");
  await user.click(await screen.findByRole("button", { name: /^Actions.*Alder/ }));
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Withdraw"]);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("checkbox", { name: /Select all/ }));
  await user.click(screen.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Approve $100.00 to Nordlicht?")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Payout approved. Transfer the money now.")).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith("/approve"))?.body).toEqual({ ids: [31] });
});

test("declines a payout with a reason", async () => {
  const user = userEvent.setup();
  const calls = open("/m/payouts?view=waiting");
  await user.click(await screen.findByRole("button", { name: /^Actions.*Nordlicht/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Decline" }));
  await user.type(await screen.findByRole("textbox", { name: /Reason/ }), "Wrong amount");
  await user.click(screen.getByRole("button", { name: "Decline" }));
  expect(calls.find(({ path }) => path.endsWith("/decline"))?.body).toEqual({
    id: 31,
    reason: "Wrong amount",
  });
});

test("shows who requested and who approved a payout", async () => {
  open("/m/payouts?view=all");
  expect(await screen.findByText("Tova, approved by Finn")).toBeVisible();
});
