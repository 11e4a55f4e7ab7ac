// @vitest-environment happy-dom
import { orderViews, type StaffOrderRow } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { orderRow } from "../../../testing/orders.ts";
import { show, type Answer, type Call } from "../../../testing/show.tsx";
import OrdersPage from "./page.tsx";

afterEach(cleanup);

type ShowAnswers = Readonly<Record<string, (call: Call) => Answer>>;

const open = (
  query = "",
  { rows = [], answers = {} }: { rows?: StaffOrderRow[]; answers?: ShowAnswers } = {},
) =>
  show(<OrdersPage />, {
    path: `/s/1/orders${query}`,
    answers: {
      "/api/merchant/order/list": () => ({
        data: { list: rows, total: rows.length, isCapped: false, after: null, page: 1, limit: 20 },
      }),
      "/api/merchant/order/counts": () => ({ data: Object.fromEntries(orderViews.map((view) => [view, 0])) }),
      "/api/console/view/list": () => ({ data: [] }),
      "/api/front/express/all": () => ({ data: [{ id: 1, code: "dhl", name: "DHL Express" }] }),
      ...answers,
    },
  });

test("opens the editor of a new destination filter", async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole("button", { name: "Add filter" }));
  await user.click(await screen.findByRole("menuitem", { name: "Destination" }));
  expect(await screen.findByRole("button", { name: "Destination" })).toBeVisible();
});

test("filters by the carrier and the lowest total", async () => {
  const user = userEvent.setup();
  const calls = open();
  await user.click(await screen.findByRole("button", { name: "Add filter" }));
  await user.click(await screen.findByRole("menuitem", { name: "Carrier" }));
  await user.click(await screen.findByRole("radio", { name: "DHL Express" }));
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Add filter" }));
  await user.click(await screen.findByRole("menuitem", { name: "Total" }));
  await user.type(await screen.findByRole("textbox", { name: "Minimum" }), "20{Enter}");
  expect(await screen.findByRole("button", { name: /^Total.*\$20.00 or more/ })).toBeVisible();
  const list = calls.findLast(({ path }) => path === "/api/merchant/order/list");
  expect(Object.fromEntries(list?.query ?? [])).toMatchObject({ carrier: "dhl", minTotal: "20.00" });
});

test("omits hand-typed filters that the server doesn't know", async () => {
  const calls = open(
    "?country=%00zz&payment=x&placed=&shop=zz&note=no&paid=x&shipBy=x&carrier=%00&total=x&language=xx&view=x&words=%00mara",
  );
  expect(await screen.findByText("No orders match your search and filters")).toBeVisible();
  const [list] = calls.filter(({ path }) => path === "/api/merchant/order/list");
  expect(Object.fromEntries(list?.query ?? [])).toEqual({
    merId: "1",
    words: "mara",
    view: "all",
    sort: "newest",
    page: "1",
    limit: "20",
  });
});

const first = "SH314523920638926401";
const held = "SH729104668120553701";
const rows = [orderRow(first), orderRow(held, { heldAt: "2026-11-27T12:00:00.000Z", isShippable: false })];

test("holds the selected orders that aren't on hold yet, with one reason", async () => {
  const user = userEvent.setup();
  const hold = "/api/merchant/order/hold/batch";
  const calls = open("", {
    rows,
    answers: { [hold]: () => ({ data: [{ orderNo: first, problem: null }] }) },
  });
  for (const orderNo of [first, held])
    await user.click(await screen.findByRole("checkbox", { name: new RegExp(orderNo) }));
  await user.click(screen.getByRole("button", { name: "Hold" }));
  await user.type(await screen.findByRole("textbox", { name: "Reason (visible to your team)" }), "Strike");
  await user.click(screen.getByRole("button", { name: "Hold" }));
  expect(await screen.findByText("1 order put on hold")).toBeVisible();
  expect(calls.find(({ path }) => path === hold)?.body).toEqual({ orderNos: [first], reason: "Strike" });
});

test("lists the orders that couldn't be released, with the reason of each", async () => {
  const user = userEvent.setup();
  const problem = "This order has changed";
  open("", {
    rows,
    answers: { "/api/merchant/order/release/batch": () => ({ data: [{ orderNo: held, problem }] }) },
  });
  await user.click(await screen.findByRole("checkbox", { name: new RegExp(held) }));
  await user.click(screen.getByRole("button", { name: "Release" }));
  expect(await screen.findByRole("dialog", { name: "1 order wasn’t changed" })).toHaveTextContent(problem);
});

test("adds a note to all orders that match, on every page", async () => {
  const user = userEvent.setup();
  const note = "/api/merchant/order/note/batch";
  const calls = open("?limit=1", {
    answers: {
      [note]: () => ({ data: [first, held].map((orderNo) => ({ orderNo, problem: null })) }),
      "/api/merchant/order/list": ({ query }) => {
        const isSecond = query.has("after");
        const page = { total: 2, isCapped: false, page: 1, limit: 1 };
        return { data: { ...page, list: [rows[isSecond ? 1 : 0]], after: isSecond ? null : "2026_1" } };
      },
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: new RegExp(first) }));
  await user.click(screen.getByRole("button", { name: /^Select all 2/ }));
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByRole("dialog", { name: "Add a note to 2 orders" })).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: "Note for your team" }), "Call first");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText("Note added to 2 orders")).toBeVisible();
  expect(calls.find(({ path }) => path === note)?.body).toEqual({
    orderNos: [first, held],
    text: "Call first",
  });
});
