// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ok, showInApp } from "../../../testing/show-in-app.tsx";
import { Deals } from "./Deals.tsx";
import { firstPage } from "./queries.ts";

afterEach(cleanup);

const productsOf = (prices: { price: string | null; otPrice: string | null }) =>
  ok({
    page: 1,
    limit: 20,
    pageSize: 20,
    total: 1,
    totalPage: 1,
    list: [
      {
        ...prices,
        proId: 4,
        proImage: null,
        image: null,
        storeName: "Polar 3",
        stock: 9,
        quota: null,
        sold: null,
        brandName: null,
        merName: "Nordhaus",
        skuId: null,
        watchSkuId: null,
      },
    ],
  });

const show = (isComing: boolean) => {
  let asked = 0;
  const path = "/api/front/activity/list/7";
  const answers = {
    // One response from before the start, and one from after it.
    get [path]() {
      asked += 1;
      return asked === 1
        ? productsOf({ price: null, otPrice: null })
        : productsOf({ price: "99.50", otPrice: "124.00" });
    },
  };
  showInApp(<Deals activity={{ id: 7, name: "Night sale" }} isComing={isComing} search={firstPage} />, {
    sent: [],
    answers,
  });
};

test("announces the price of a deal that hasn't started", async () => {
  show(true);
  expect(await screen.findByText("Price revealed at start")).toBeDefined();
});

test("refetches new deals until they have prices", async () => {
  show(false);
  await expect.poll(() => screen.queryByRole("article")?.textContent, { timeout: 4000 }).toContain("$99.50");
});
