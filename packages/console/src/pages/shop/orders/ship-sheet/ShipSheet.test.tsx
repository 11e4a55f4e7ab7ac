// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { orderRow } from "../../../../testing/orders.ts";
import { show, type Answer, type Call } from "../../../../testing/show.tsx";
import { ShipSheet } from "./ShipSheet.tsx";

afterEach(cleanup);
afterEach(() => localStorage.clear());

const first = "SH314523920638926401";
const second = "SH729104668120553701";
const ship = "/api/merchant/order/ship/batch";

const couriers = [
  { code: "ups", name: "UPS", pattern: "1Z\\d{8}", example: "1Z99999999" },
  { code: "dhl", name: "DHL Express", pattern: "\\d{10}", example: "4102773504" },
];

const open = async (orderNos: readonly string[], onShip: (call: Call) => Answer) => {
  const onClose = vi.fn();
  const calls = show(<ShipSheet orderNos={orderNos} filters={{ merId: 1 }} onClose={onClose} />, {
    answers: {
      "/api/merchant/order/list": () => ({
        data: {
          list: [orderRow(first), orderRow(second)],
          total: 2,
          isCapped: false,
          after: null,
          page: 1,
          limit: 100,
        },
      }),
      "/api/merchant/courier/list": () => ({ data: couriers }),
      [ship]: onShip,
    },
  });
  await screen.findAllByRole("textbox");
  return { onClose, shipped: () => calls.filter(({ path }) => path === ship).map(({ body }) => body) };
};
const field = (orderNo: string) =>
  screen.getByRole("textbox", { name: `Tracking number of order ${orderNo}` });

test("moves on with Enter and ships all rows after the last scan", async () => {
  const { onClose, shipped } = await open([first, second], () => ({
    data: [
      { orderNo: first, parcelId: 1, problem: null },
      { orderNo: second, parcelId: 2, problem: null },
    ],
  }));
  const user = userEvent.setup();
  expect(field(first)).toHaveFocus();
  await user.keyboard("1Z00000001{Enter}");
  expect(field(second)).toHaveFocus();
  expect(shipped()).toEqual([]);
  await user.keyboard("1Z00000002{Enter}");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(shipped()).toEqual([
    {
      shipments: [
        { orderNo: first, deliveryType: "express", deliveryCode: "ups", deliveryId: "1Z00000001" },
        { orderNo: second, deliveryType: "express", deliveryCode: "ups", deliveryId: "1Z00000002" },
      ],
    },
  ]);
});

test("keeps a refused row with the server's reason, and sends only that one again", async () => {
  const { onClose, shipped } = await open([first, second], () => ({
    data: [
      { orderNo: first, parcelId: 1, problem: null },
      { orderNo: second, parcelId: null, problem: "The customer asked for a refund" },
    ],
  }));
  const user = userEvent.setup();
  await user.keyboard("1Z00000001{Enter}1Z00000002{Enter}");
  expect(await screen.findByText("The customer asked for a refund")).toBeVisible();
  expect(screen.getByText("Shipped")).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect(field(second)).toHaveFocus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(shipped()).toHaveLength(2));
  expect(shipped()[1]).toEqual({
    shipments: [{ orderNo: second, deliveryType: "express", deliveryCode: "ups", deliveryId: "1Z00000002" }],
  });
});

test("fills the rows from a pasted column and marks an unusual number", async () => {
  await open([first, second], () => ({ data: [] }));
  const user = userEvent.setup();
  await user.paste(`${second}\t1Z00000009\n41027735`);
  expect(field(second)).toHaveValue("1Z00000009");
  expect(field(first)).toHaveValue("41027735");
  expect(screen.getByText("UPS numbers look like 1Z99999999")).toBeVisible();
});

test("shows only the chosen orders", async () => {
  await open([second], () => ({ data: [] }));
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  expect(field(second)).toBeVisible();
});
