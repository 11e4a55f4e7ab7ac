// @vitest-environment happy-dom
import { orderViews } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import OrdersPage from "./page.tsx";

afterEach(cleanup);

const open = (query = "") =>
  show(<OrdersPage />, {
    path: `/s/1/orders${query}`,
    answers: {
      "/api/merchant/order/list": () => ({ data: { list: [], total: 0, isCapped: false } }),
      "/api/merchant/order/counts": () => ({ data: Object.fromEntries(orderViews.map((view) => [view, 0])) }),
      "/api/console/view/list": () => ({ data: [] }),
      "/api/front/express/all": () => ({ data: [{ id: 1, code: "dhl", name: "DHL Express" }] }),
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
