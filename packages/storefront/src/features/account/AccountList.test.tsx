// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { showInApp } from "../../testing/show-in-app.tsx";
import { AccountList } from "./AccountList.tsx";
// Loaded ahead: what is tested waits for it no longer than for a file at hand.
import "../loading/past-end/BelowFold.tsx";

const Orders = ({ page, total }: { page: number; total: number }): ReactElement => (
  <AccountList<never>
    title="Orders"
    failure="Failed"
    skeleton={null}
    empty="No orders yet"
    query={useQuery({ queryKey: ["orders"], queryFn: () => ({ list: [], total }) })}
    pages={{
      label: "Pages",
      page,
      perPage: 10,
      hrefOf: (of) => `/users/order_list?page=${of}`,
      rangeText: () => "",
    }}
  >
    {() => null}
  </AccountList>
);

test("a page that has emptied leads to the others and doesn’t say that there is nothing", async () => {
  showInApp(<Orders page={3} total={20} />, { sent: [], answers: {} }, "/users/order_list?page=3");
  expect((await screen.findByRole("heading", { name: "There is no page 3" })).tagName).toBe("H2");
  expect(screen.queryByText("No orders yet")).toBeNull();
  expect(screen.getByRole("link", { name: "Last page" }).getAttribute("href")).toBe(
    "/users/order_list?page=2",
  );
});

test("a list without anything says so", async () => {
  showInApp(<Orders page={1} total={0} />, { sent: [], answers: {} }, "/users/order_list");
  expect(await screen.findByText("No orders yet")).toBeDefined();
});
