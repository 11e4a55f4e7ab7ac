// @vitest-environment happy-dom
import { productViews, type ProductChoices } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import ProductsPage from "./page.tsx";

afterEach(cleanup);

const open = (query = "") =>
  show(<ProductsPage />, {
    path: `/s/1/products${query}`,
    answers: {
      "/api/merchant/product/list": () => ({ data: { list: [], total: 0, isCapped: false } }),
      "/api/merchant/product/counts": () => ({
        data: Object.fromEntries(productViews.map((view) => [view, 0])),
      }),
      "/api/merchant/product/choices/1": () => ({
        data: {
          categories: [],
          shopCategories: [],
          brands: [],
          tags: [],
          guarantees: [],
          campaigns: [{ id: 4, name: "Spring" }],
          properties: [],
          categoryProperties: [],
        } satisfies ProductChoices,
      }),
      "/api/console/view/list": () => ({ data: [] }),
    },
  });

test("filters list and counts by a price range", async () => {
  const user = userEvent.setup();
  const calls = open();
  await user.click(await screen.findByRole("button", { name: "Add filter" }));
  await user.click(await screen.findByRole("menuitem", { name: "Price" }));
  await user.type(await screen.findByRole("textbox", { name: "Minimum" }), "50{Enter}");
  await user.type(screen.getByRole("textbox", { name: "Maximum" }), "20.5{Enter}");
  expect(await screen.findByRole("button", { name: "Price $20.50 – $50.00" })).toBeVisible();
  for (const path of ["/api/merchant/product/list", "/api/merchant/product/counts"])
    await waitFor(() => {
      const query = calls.findLast((call) => call.path === path)?.query;
      expect([query?.get("minPrice"), query?.get("maxPrice")]).toEqual(["20.50", "50.00"]);
    });
});

test("names the filters of a link and clears them", async () => {
  const user = userEvent.setup();
  open("?stock=low&units=-3&campaign=4&changed=7d");
  for (const name of ["Stock status Low stock", "In stock Up to 3", "Campaign Spring", "Updated Last 7 days"])
    expect(await screen.findByRole("button", { name })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Campaign Spring" })).toBeNull());
});
