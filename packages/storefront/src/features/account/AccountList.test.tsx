// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { showInApp } from "../../testing/show-in-app.tsx";
import { AccountList } from "./AccountList.tsx";
// Loaded in advance, so that the test doesn't wait for the chunk.
import "../loading/PastEndMessage.tsx";

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

test("links to the other pages instead of the empty message when a page is past the end", async () => {
  showInApp(<Orders page={3} total={20} />, { sent: [], answers: {} }, "/users/order_list?page=3");
  expect((await screen.findByRole("heading", { name: "There is no page 3" })).tagName).toBe("H2");
  expect(screen.queryByText("No orders yet")).toBeNull();
  expect(screen.getByRole("link", { name: "Last page" }).getAttribute("href")).toBe(
    "/users/order_list?page=2",
  );
});

test("shows the empty message for an empty list", async () => {
  showInApp(<Orders page={1} total={0} />, { sent: [], answers: {} }, "/users/order_list");
  expect(await screen.findByText("No orders yet")).toBeDefined();
});
