// @vitest-environment happy-dom
import type { ImportDetail } from "@carmine/api/contract";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Route, Routes } from "react-router";
import { show } from "../../../testing/show.tsx";
import ImportPage from "./page.tsx";

afterEach(cleanup);

const detail: ImportDetail = {
  id: 5,
  merId: 1,
  fileName: "lamps.csv",
  state: "previewed",
  task: null,
  percent: 100,
  author: "Elin",
  createAt: "2026-11-29T08:00:00.000Z",
  endAt: null,
  undoAt: null,
  canUndo: false,
  created: 1,
  updated: 1,
  unchanged: 3,
  refused: 1,
  error: null,
  fileBytes: 900,
  encoding: "utf-8",
  isEncodingGuessed: false,
  system: "shopify",
  rowCount: 7,
  productCount: 6,
  columns: [
    { name: "Handle", field: "handle" },
    { name: "Color code", field: null },
  ],
  types: [{ type: "Lighting > Desk", productCount: 2, categoryId: null }],
  settings: { locale: "en", onlyColumns: true, keepStock: true, newStock: 0, categories: [] },
  stockKept: 0,
  pictures: 0,
  picturesMissing: 0,
  problemCounts: { refused: 1, picture: 0, notice: 0 },
  restored: 0,
  notRestored: 0,
  examples: [
    {
      handle: "lamp",
      name: "Desk lamp",
      isNew: false,
      changes: [{ field: "price", variant: "Black", from: "24.00", to: "26.00" }],
    },
  ],
};

const open = (data: ImportDetail) =>
  show(
    <Routes>
      <Route path="/s/1/imports/:id" element={<ImportPage />} />
    </Routes>,
    {
      path: "/s/1/imports/5",
      answers: {
        "/api/merchant/import/detail/5": () => ({ data }),
        "/api/merchant/product/choices/1": () => ({
          data: {
            categories: [{ id: 3, pid: null, name: "Lamps" }],
            shopCategories: [],
            brands: [],
            tags: [],
            guarantees: [],
            campaigns: [],
            properties: [],
            categoryProperties: [],
          },
        }),
        "/api/merchant/import/problem/list/5": () => ({
          data: {
            list: [{ line: 7, handle: "bad", kind: "refused", reason: "The price is wrong." }],
            total: 1,
            pageNum: 1,
            pageSize: 20,
            pages: 1,
            page: 1,
            limit: 20,
            totalPage: 1,
          },
        }),
        "/api/merchant/import/preview/5": () => ({ data: null }),
        "/api/merchant/import/run/5": () => ({ data: null }),
        "/api/merchant/import/undo/5": () => ({ data: null }),
      },
    },
  );

test("shows the preview with changed values and rejected lines, and runs the import", async () => {
  const calls = open(detail);
  expect(await screen.findByText("Price (Black)", { exact: false })).toBeDefined();
  expect(await screen.findByText("The price is wrong.")).toBeDefined();
  expect(screen.getByText("Color code")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Import 2 products" }));
  expect(calls.some(({ path }) => path === "/api/merchant/import/run/5")).toBe(true);
});

test("asks for a new preview after an option was changed", async () => {
  const calls = open(detail);
  await userEvent.click(await screen.findByRole("checkbox", { name: /Keep the stock/ }));
  expect(screen.queryByRole("button", { name: "Import 2 products" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Preview" }));
  const preview = calls.find(({ path }) => path === "/api/merchant/import/preview/5");
  expect(preview?.body).toMatchObject({ keepStock: false, onlyColumns: true });
});

test("shows the progress of an import instead of its actions", async () => {
  open({ ...detail, task: "run", percent: 40 });
  expect(await screen.findByRole("progressbar", { name: "Importing" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Import 2 products" }).hasAttribute("disabled")).toBe(true);
});

test("undoes an import after a confirmation", async () => {
  const calls = open({ ...detail, state: "done", canUndo: true });
  await userEvent.click(await screen.findByRole("button", { name: "Undo import" }));
  expect(calls.some(({ path }) => path.endsWith("/undo/5"))).toBe(false);
  const buttons = screen.getAllByRole("button", { name: "Undo import", hidden: true });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  expect(calls.some(({ path }) => path.endsWith("/undo/5"))).toBe(true);
});
