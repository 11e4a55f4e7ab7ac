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
    },
  });

test("opens the editor of a new destination filter", async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole("button", { name: "Add filter" }));
  await user.click(await screen.findByRole("menuitem", { name: "Destination" }));
  expect(await screen.findByRole("button", { name: "Destination" })).toBeVisible();
});

test("omits hand-typed filters that the server doesn't know", async () => {
  const calls = open("?country=%00zz&payment=x&placed=&shop=zz&note=no&view=x&words=%00mara");
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
