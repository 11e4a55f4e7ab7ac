// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { orderRow } from "../../../../testing/orders.ts";
import { show } from "../../../../testing/show.tsx";
import { RefundDialog } from "./RefundDialog.tsx";

afterEach(cleanup);

const orderNo = "SH314523920638926401";
const [line] = orderRow(orderNo).orderInfoList;
const form = {
  id: 1,
  orderNo,
  paid: true,
  payPrice: "125.00",
  totalNum: 2,
  refundPrice: "125.00",
  canReturn: false,
  currency: "USD",
  payType: "stripe",
  maxAmount: "125.00",
  orderInfoList: [{ ...line, payNum: 2, refundNum: 2, refundPrices: ["62.49", "125.00"] }],
};
const refundPath = `/api/merchant/order/refund/${orderNo}`;
const showDialog = () => {
  const onClose = vi.fn();
  const calls = show(<RefundDialog orderNo={orderNo} onClose={onClose} />, {
    answers: {
      [`/api/merchant/order/refund/form/${orderNo}`]: () => ({ data: form }),
      [refundPath]: () => ({ data: { refundOrderNo: "RE1" } }),
    },
  });
  return { onClose, sent: () => calls.filter(({ path }) => path === refundPath).map(({ body }) => body) };
};

test("refunds a goodwill amount with a reason", async () => {
  const user = userEvent.setup();
  const { onClose, sent } = showDialog();
  await user.type(await screen.findByLabelText("Amount"), "5");
  await user.tab();
  expect(screen.getByText(/The customer gets/)).toHaveTextContent("$5.00 back with Card");
  await user.click(screen.getByRole("button", { name: "Refund $5.00" }));
  expect(screen.getByText("Enter a reason")).toBeVisible();
  await user.type(screen.getByLabelText("Reason (visible to the customer)"), "Late");
  await user.click(screen.getByRole("button", { name: "Refund $5.00" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([{ reason: "Late", amount: "5.00" }]);
});

test("refunds units at the amounts of the server", async () => {
  const user = userEvent.setup();
  const { sent } = showDialog();
  await user.click(await screen.findByRole("radio", { name: "Items" }));
  const more = within(screen.getByRole("group", { name: /Quantity of/ })).getByRole("button", {
    name: /increase/i,
  });
  await user.click(more);
  expect(screen.getByRole("button", { name: "Refund $62.49" })).toBeVisible();
  expect(screen.getByText("1 item goes back to your stock.")).toBeVisible();
  await user.type(screen.getByLabelText("Reason (visible to the customer)"), "Broken");
  await user.click(screen.getByRole("button", { name: "Refund $62.49" }));
  await vi.waitFor(() =>
    expect(sent()).toEqual([{ reason: "Broken", lines: [{ orderInfoId: 11, num: 1 }] }]),
  );
});
