// @vitest-environment happy-dom
import type { StaffOrderDetail } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { orderRow } from "../../../testing/orders.ts";
import { show, type Answer } from "../../../testing/show.tsx";
import { AddressDialog } from "./AddressDialog.tsx";

afterEach(cleanup);

const orderNo = "SH314523920638926401";
const address = {
  realName: "Mara Buyer",
  phone: "+1 604 555 0100",
  street: "1 Old Street",
  city: "Vancouver",
  district: null,
  postalCode: "V5N 4A2",
};

const open = (answer: () => Answer) => {
  const onClose = vi.fn();
  const row = orderRow(orderNo);
  const place = { country: "CA", countryName: "Canada", region: "British Columbia", city: "Vancouver" };
  const order = { ...row, place } as unknown as StaffOrderDetail;
  const calls = show(<AddressDialog order={order} address={address} onClose={onClose} />, {
    answers: { [`/api/merchant/order/address/${orderNo}`]: answer },
  });
  return { calls, onClose, user: userEvent.setup() };
};

test("sends the stored and the changed address, and keeps country and region", async () => {
  const { calls, onClose, user } = open(() => ({ data: null }));
  expect(screen.getByText(/British Columbia, Canada/)).toBeVisible();
  expect(screen.queryByRole("textbox", { name: /District/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Change address" })).toBeDisabled();
  const street = screen.getByRole("textbox", { name: /Street/ });
  await user.clear(street);
  await user.type(street, "9 New Street");
  await user.click(screen.getByRole("button", { name: "Change address" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.at(-1)?.body).toEqual({ from: address, to: { ...address, street: "9 New Street" } });
});

test("shows why the server refused it and stays open", async () => {
  const { onClose, user } = open(() => ({ code: 500, message: "A package was shipped." }));
  await user.type(screen.getByRole("textbox", { name: /Name/ }), "!");
  await user.click(screen.getByRole("button", { name: "Change address" }));
  expect(await screen.findByText("A package was shipped.")).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
