// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import type { Refund } from "@carmine/api/hooks";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { showInApp, toastsOf, type Calls } from "../../../testing/show-in-app.tsx";
import { ReturnForm } from "./ReturnForm.tsx";

const refund: Refund = {
  refundNo: "RE2026112200000001",
  orderNo: "SH2026112200000001",
  shop: { id: 1, name: "Carmine Tires" },
  state: "toReturn",
  count: 1,
  amount: "10.00",
  withReturn: true,
  refusal: undefined,
  canApplyAgain: false,
  moneyProblem: undefined,
  createdAt: "2026-11-22 10:00:00",
  items: [],
  reason: "Damaged",
  remark: "",
  pictures: [],
  refundedAt: undefined,
  returnTo: undefined,
  returned: undefined,
  returnBy: undefined,
  canWithdraw: true,
  canEscalate: false,
  dispute: undefined,
  steps: [],
};
const path = "/api/front/refund/returning/goods";
const courier = { Carrier: "UPS" };
const number = { "Tracking number": "1Z999" };
const phone = { "Your phone number": "6045550173" };

let calls: Calls;
const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  calls = { sent: [], answers: {} };
});
afterEach(cleanup);

const sendWith = async (typed: Readonly<Record<string, string>>) => {
  const app = showInApp(<ReturnForm refund={refund} />, calls);
  for (const [label, text] of Object.entries(typed)) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole("button", { name: "I’ve shipped it" }));
  return app;
};

test.each<[Readonly<Record<string, string>>, string]>([
  [{}, "Enter the carrier"],
  [courier, "Enter the tracking number"],
  [{ ...courier, ...number }, "Enter your phone number"],
])("with %o shows “%s” at the field and in a toast", async (typed, text) => {
  const app = await sendWith(typed);
  expect(await screen.findByText(text)).toBeVisible();
  expect(toastsOf(app)).toEqual([text]);
  expect(calls.sent).toEqual([]);
});

test("keeps the input after a server error", async () => {
  calls.answers[path] = { code: 500, message: "Not now", data: null };
  await sendWith({ ...courier, ...number, ...phone });
  expect(await screen.findByRole("alert")).toHaveTextContent("Not now");
  expect(screen.getByLabelText("Tracking number")).toHaveValue("1Z999");
});

test("removes the draft after submitting", async () => {
  calls.answers[path] = { code: 200, message: "", data: true };
  const app = await sendWith({ ...courier, ...number, ...phone });
  await expect.poll(() => toastsOf(app)).toEqual(["We’ve told the shop it’s on its way"]);
  expect(calls.sent).toEqual([
    {
      path,
      body: {
        refundOrderNo: refund.refundNo,
        expressName: "UPS",
        trackingNumber: "1Z999",
        telephone: "6045550173",
      },
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});
