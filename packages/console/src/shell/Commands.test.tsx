// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { CustomerRow } from "@carmine/api/contract";
import { afterEach, expect, test } from "vitest";
import { useWorkspace } from "../app/workspace.ts";
import { orderRow } from "../testing/orders.ts";
import { show } from "../testing/show.tsx";
import { Commands } from "./Commands.tsx";

afterEach(cleanup);

const Menu = () => (
  <Commands workspace={useWorkspace()} entries={[]} hrefOf={() => ""} open onOpenChange={() => undefined} />
);

const empty = { list: [], total: 0, isCapped: false, after: null };

const mara: CustomerRow = {
  uid: 7,
  name: "Mara Lindqvist",
  avatar: null,
  email: "mara@example.com",
  phone: null,
  isGuest: false,
  status: "active",
  erasureAt: null,
  orderCount: 1,
  spent: null,
  refunded: null,
  refundCount: 0,
  lastSeenAt: null,
  createAt: "2026-11-27T12:00:00.000Z",
};

test("offers to ship the order after the verb, and nothing else", async () => {
  const user = userEvent.setup();
  const order = orderRow("SH314523920638926401");
  const calls = show(<Menu />, {
    answers: {
      "/api/merchant/order/list": () => ({ data: { ...empty, list: [order], total: 1 } }),
      "/api/merchant/product/list": () => ({ data: empty }),
    },
  });
  await user.type(screen.getByRole("combobox"), "Ship 9264");
  const actions = await screen.findByRole("group", { name: "Actions" }, { timeout: 5000 });
  expect(within(actions).getByRole("option", { name: /^Ship 3145 2392 0638 9264-1/ })).toBeVisible();
  expect(screen.queryByRole("group", { name: "Orders" })).toBeNull();
  expect(calls.at(-1)?.query.get("words")).toBe("9264");
});

test("finds customers in the workspace of the marketplace", async () => {
  const user = userEvent.setup();
  show(<Menu />, {
    place: {
      role: "operator",
      merId: null,
      merName: null,
      avatar: null,
      staffRole: "support",
      rights: ["orders.read"],
      zone: "UTC",
    },
    answers: {
      "/api/operator/order/list": () => ({ data: empty }),
      "/api/operator/customer/list": () => ({
        data: { ...empty, list: [mara], total: 1 },
      }),
    },
  });
  await user.type(screen.getByRole("combobox"), "mara");
  const customers = await screen.findByRole("group", { name: "Customers" }, { timeout: 5000 });
  expect(within(customers).getByRole("option", { name: /Mara Lindqvist/ })).toBeVisible();
});
