// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useLocation, useNavigate } from "../../../app/location.ts";
import { ok, showInApp, toastsOf, type Calls } from "../../../testing/show-in-app.tsx";
import RefundConfirmPage from "./page.tsx";

const orderNo = "SH2026112200000001";
const formPath = `/api/front/order/apply/refund/${orderNo}`;
const sendPath = "/api/front/order/refund";

const line = (id: number, productName: string) => ({
  id,
  productId: id,
  productName,
  image: null,
  sku: null,
  price: "10.00",
  payNum: 1,
  refundPrices: ["10.00"],
});
const form = {
  id: 1,
  orderNo,
  paid: true,
  payPrice: "20.00",
  totalNum: 2,
  refundPrice: "20.00",
  canReturn: true,
  orderInfoList: [line(1, "Hub"), line(2, "Rim")],
};

let calls: Calls;
const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  calls = {
    sent: [],
    answers: { [formPath]: ok(form), "/api/front/order/refund/reason": ok(["Wrong size", "Damaged"]) },
  };
});
afterEach(cleanup);

const formHref = `/users/refund_confirm?orderNo=${orderNo}`;

/** The form, and a placeholder for the next pages. */
const Pages = (): ReactElement => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (pathname === "/users/refund_confirm") return <RefundConfirmPage />;
  return <button onClick={() => void navigate(formHref)}>Back</button>;
};

const show = async () => {
  const app = showInApp(<Pages />, calls, formHref);
  app.stores.session.getState().settle();
  await screen.findByRole("button", { name: "Send request" });
  return app;
};

const remark = () => screen.getByLabelText("Tell the shop more (optional)");
const give = (name: string) => user.click(screen.getByRole("checkbox", { name: `Return ${name}` }));
const choose = (reason: string) => user.selectOptions(screen.getByLabelText("Reason"), reason);
const send = () => user.click(screen.getByRole("button", { name: "Send request" }));

test.each<[string, string, readonly (() => Promise<unknown>)[]]>([
  ["nothing", "Select an item", []],
  ["no reason", "Choose a reason", [() => give("Hub")]],
])("with %s shows “%s” at the field and in a toast", async (_, text, steps) => {
  const app = await show();
  for (const step of steps) await step();
  await send();
  expect(await screen.findByText(text, { ignore: "option" })).toBeVisible();
  expect(toastsOf(app)).toEqual([text]);
  expect(calls.sent).toEqual([]);
});

test("keeps the input after a server error", async () => {
  calls.answers[sendPath] = { code: 500, message: "Not now", data: null };
  await show();
  await give("Hub");
  await choose("Damaged");
  await user.type(remark(), "Dented");
  await send();
  expect(await screen.findByRole("alert")).toHaveTextContent("Not now");
  expect(remark()).toHaveValue("Dented");
});

test("shows on Back after submitting that the order can't be refunded now", async () => {
  calls.answers[sendPath] = ok({ refundOrderNo: "RE2026112200000001" });
  await show();
  await give("Hub");
  await choose("Damaged");
  // An order has at most one open request per item, so it rejects another.
  calls.answers[formPath] = { code: 500, message: "Not now", data: null };
  await send();
  await user.click(await screen.findByRole("button", { name: "Back" }));
  expect(
    await screen.findByRole("heading", { name: "This order can’t be returned right now" }),
  ).toBeVisible();
  expect(screen.getByText("Not now")).toBeVisible();
  expect(calls.sent.filter(({ path }) => path === sendPath)).toMatchObject([
    { body: { orderNo, text: "Damaged", lines: [{ orderInfoId: 1, num: 1 }] } },
  ]);
});
