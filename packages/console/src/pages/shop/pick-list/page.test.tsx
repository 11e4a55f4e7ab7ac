// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { orderRow } from "../../../testing/orders.ts";
import { show, type Answer } from "../../../testing/show.tsx";
import PickListPage from "./page.tsx";

afterEach(cleanup);

const orders = [orderRow("SH2026112900000101"), orderRow("SH2026112900000201")];

const open = (
  path: string,
  answer: Answer = { data: { list: orders, total: 2, isCapped: false, after: null } },
) => show(<PickListPage />, { path, answers: { "/api/merchant/order/list": () => answer } });

test("sums the units of all orders that can be shipped, the most urgent ones first", async () => {
  const calls = open("/s/1/pick-list");
  expect(await screen.findByText("2 orders, 2 units")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "2" })).toBeVisible();
  expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({ view: "toShip", sort: "shipBy" });
});

test("lists only the chosen orders", async () => {
  open("/s/1/pick-list?orders=SH2026112900000201");
  expect(await screen.findByText("1 order, 1 unit")).toBeVisible();
});

test("shows that no chosen order can be shipped", async () => {
  open("/s/1/pick-list?orders=SH2026112900009901");
  expect(await screen.findByText("None of these orders can be shipped now")).toBeVisible();
});

test("shows a failure with the server's reason", async () => {
  open("/s/1/pick-list", { code: 400, message: "Try later" });
  expect(await screen.findByText(/Try later/)).toBeVisible();
});
