// @vitest-environment happy-dom
import { productViews, type ProductChoices, type StaffProductRow } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show, type Answer, type Call } from "../../../testing/show.tsx";
import ProductsPage from "./page.tsx";

afterEach(cleanup);

const productRow = (id: number, name: string): StaffProductRow => ({
  id,
  merId: 1,
  merName: "Carmine Tires",
  name,
  handle: name,
  image: null,
  categoryId: 1,
  categoryName: "Tires",
  brandName: null,
  state: "active",
  isShown: true,
  minPrice: "10.00",
  maxPrice: "10.00",
  listPrice: null,
  stock: 5,
  reserved: 0,
  skuCount: 2,
  soldOutCount: 0,
  skuId: null,
  code: null,
  onHand: null,
  soldLately: 0,
  locales: ["en"],
  star: 0,
  reviewCount: 0,
  updateAt: "2026-11-27T12:00:00.000Z",
});

interface OpenOptions {
  readonly rows?: readonly StaffProductRow[];
  readonly total?: number;
  readonly answers?: Readonly<Record<string, (call: Call) => Answer>>;
}

const choices: ProductChoices = {
  categories: [],
  shopCategories: [],
  brands: [],
  tags: [],
  guarantees: [],
  campaigns: [{ id: 4, name: "Spring" }],
  properties: [],
  categoryProperties: [],
};

const open = (query = "", { rows = [], total = rows.length, answers = {} }: OpenOptions = {}) =>
  show(<ProductsPage />, {
    path: `/s/1/products${query}`,
    answers: {
      "/api/merchant/product/list": () => ({ data: { list: rows, total, isCapped: false } }),
      "/api/merchant/product/counts": () => ({
        data: Object.fromEntries(productViews.map((view) => [view, 0])),
      }),
      "/api/merchant/product/choices/1": () => ({ data: choices }),
      "/api/console/view/list": () => ({ data: [] }),
      ...answers,
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

const rows = [productRow(8, "Summer tire"), productRow(9, "Winter tire")];
const selectAll = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.click(await screen.findByRole("checkbox", { name: "Select all rows" }));
  await user.click(screen.getByRole("button", { name: "Select all 120 that match" }));
};

test("hides all products that match, on every page, and shows the changed ones again", async () => {
  const user = userEvent.setup();
  const path = "/api/merchant/product/visibility";
  const calls = open("?view=active&words=tire&price=5.00-", {
    rows,
    total: 120,
    answers: { [path]: () => ({ data: { ids: [8, 9, 11] } }) },
  });
  await selectAll(user);
  expect(screen.getByRole("group", { name: "120 selected" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Hide" }));
  expect(await screen.findByText("3 products changed")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(calls.filter((call) => call.path === path).map(({ body }) => body)).toEqual([
      { filter: { merId: 1, view: "active", words: "tire", minPrice: "5.00" }, isShown: false },
      { ids: [8, 9, 11], isShown: true },
    ]),
  );
});

test("shows why a change of all that match was refused", async () => {
  const user = userEvent.setup();
  const message = "You can change up to 2,000 products at once. Add a filter to select fewer.";
  open("", {
    rows,
    total: 120,
    answers: { "/api/merchant/product/trash": () => ({ code: 400, message }) },
  });
  await selectAll(user);
  await user.click(screen.getByRole("button", { name: "Move to trash" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole("group", { name: "120 selected" })).toBeVisible();
});

test("clears the selection when the filters change", async () => {
  const user = userEvent.setup();
  open("?stock=low", { rows, total: 120 });
  await selectAll(user);
  await user.click(screen.getByRole("button", { name: /Remove .*Low stock/ }));
  await waitFor(() => expect(screen.queryByRole("group", { name: /selected/ })).toBeNull());
});

test("previews a price change of all that match and sends the version of the preview", async () => {
  const user = userEvent.setup();
  const rule = "/api/merchant/product/price/rule";
  const calls = open("?words=tire", {
    rows,
    total: 120,
    answers: {
      [`${rule}/preview`]: ({ query }) => {
        const value = query.get("value") ?? "";
        const example = { skuId: 81, productId: 8, productName: "Summer tire", skuText: "" };
        return {
          data: {
            count: value === "0" ? 0 : 240,
            dropCount: 0,
            examples: value === "0" ? [] : [{ ...example, price: "10.00", to: "10.40" }],
            problem: null,
            version: `v${value}`,
          },
        };
      },
      [rule]: () => ({ data: { count: 240 } }),
    },
  });
  await selectAll(user);
  await user.click(screen.getByRole("button", { name: "Change prices" }));
  expect(await screen.findByRole("dialog", { name: "Change prices of 120 products" })).toBeVisible();
  await user.type(screen.getByLabelText(/^Change \(/), "4{Enter}");
  expect(await screen.findByRole("row", { name: "Summer tire $10.00 $10.40" })).toBeVisible();
  expect(screen.getByText("And 239 more")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Change 240 prices" }));
  expect(await screen.findByText("240 prices changed")).toBeVisible();
  expect(Object.fromEntries(calls.find(({ path }) => path.endsWith("preview"))?.query ?? [])).toEqual({
    merId: "1",
    view: "all",
    words: "tire",
    by: "percent",
    value: "0",
    isRounded: "false",
  });
  expect(calls.find(({ path }) => path === rule)?.body).toEqual({
    filter: { merId: 1, view: "all", words: "tire" },
    by: "percent",
    value: 4,
    isRounded: false,
    version: "v4",
  });
});

test("asks again about low prices after the server refused a change with new prices", async () => {
  const user = userEvent.setup();
  let version = 1;
  open("", {
    rows,
    answers: {
      "/api/merchant/product/price/rule/preview": () => ({
        data: { count: 2, dropCount: 1, examples: [], problem: null, version: `v${version}` },
      }),
      "/api/merchant/product/price/rule": () => {
        version = 2;
        return { code: 409, message: "Someone else changed this in the meantime." };
      },
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Summer tire" }));
  await user.click(screen.getByRole("button", { name: "Change prices" }));
  const isIntended = await screen.findByRole("checkbox", { name: /That’s intended/ });
  await user.click(isIntended);
  await user.click(screen.getByRole("button", { name: "Change 2 prices" }));
  expect(await screen.findByText("Someone else changed this in the meantime.")).toBeVisible();
  await waitFor(() => expect(isIntended).not.toBeChecked());
  expect(screen.getByRole("button", { name: "Change 2 prices" })).toBeDisabled();
});

const fieldsPath = "/api/merchant/product/fields";
const labeledChoices = {
  ...choices,
  shopCategories: [
    { id: 5, pid: null, name: "Winter" },
    { id: 6, pid: 5, name: "Studded" },
  ],
  brands: ["Norrland"],
  tags: [{ key: "new", name: "New" }],
  guarantees: [{ id: 3, name: "30-day returns" }],
};

test("changes one field of all products that match", async () => {
  const user = userEvent.setup();
  const calls = open("?words=tire", {
    rows,
    total: 120,
    answers: {
      "/api/merchant/product/choices/1": () => ({ data: labeledChoices }),
      [fieldsPath]: () => ({ data: { ids: [8, 9, 11] } }),
    },
  });
  await selectAll(user);
  await user.click(screen.getByRole("button", { name: "Edit fields" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit fields of 120 products" });
  await user.selectOptions(await within(dialog).findByLabelText("Field"), "Guarantees");
  const change = within(dialog).getByRole("button", { name: "Change 120 products" });
  expect(change).toBeDisabled();
  await user.click(within(dialog).getByRole("radio", { name: "Remove" }));
  await user.type(within(dialog).getByRole("combobox", { name: "Guarantees" }), "30");
  await user.click(await screen.findByRole("option", { name: "30-day returns" }));
  await user.click(change);
  expect(await screen.findByText("3 products changed")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("group", { name: /selected/ })).toBeNull();
  expect(calls.find(({ path }) => path === fieldsPath)?.body).toEqual({
    filter: { merId: 1, view: "all", words: "tire" },
    change: { field: "guaranteeIds", mode: "remove", value: [3] },
  });
});

test("sets the brand or the shop category of selected products, or empties it, and shows a refusal", async () => {
  const user = userEvent.setup();
  const message = "You can change up to 2,000 products at once.";
  const calls = open("", {
    rows,
    answers: {
      "/api/merchant/product/choices/1": () => ({ data: labeledChoices }),
      [fieldsPath]: () => ({ code: 400, message }),
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Summer tire" }));
  await user.click(screen.getByRole("button", { name: "Edit fields" }));
  const field = await screen.findByLabelText("Field");
  const change = screen.getByRole("button", { name: "Change 1 product" });
  const chooseCategory = async (name: string): Promise<void> => {
    await user.click(screen.getByRole("button", { name: /^Shop category/ }));
    await user.click(await screen.findByRole("treeitem", { name }));
    await user.click(change);
  };
  const chooseBrand = async (name: string): Promise<void> => {
    await user.click(screen.getByRole("combobox", { name: "Brand" }));
    await user.click(await screen.findByRole("option", { name }));
    await user.click(change);
  };
  await chooseCategory("Winter");
  expect(await screen.findByText(message)).toBeVisible();
  await chooseCategory("No shop category");
  await user.selectOptions(field, "Brand");
  expect(change).toBeDisabled();
  await chooseBrand("Norrland");
  await chooseBrand("No brand");
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === fieldsPath).map(({ body }) => body)).toEqual([
      { ids: [8], change: { field: "shopCategoryId", value: 5 } },
      { ids: [8], change: { field: "shopCategoryId", value: null } },
      { ids: [8], change: { field: "brand", value: "Norrland" } },
      { ids: [8], change: { field: "brand", value: "" } },
    ]),
  );
});
