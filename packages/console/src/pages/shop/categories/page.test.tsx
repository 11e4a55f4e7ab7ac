// @vitest-environment happy-dom
import type { ShopCategoryRow } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import CategoriesPage from "./page.tsx";

afterEach(cleanup);

const row = (id: number, en: string, pid: number | null = null): ShopCategoryRow => ({
  id,
  pid,
  name: { en },
  productCount: 2,
});

const open = (list: readonly ShopCategoryRow[]) =>
  show(<CategoriesPage />, {
    path: "/s/1/categories",
    answers: {
      "/api/merchant/category/list": () => ({ data: list }),
      "/api/merchant/category/save": () => ({ data: { id: 9 } }),
      "/api/merchant/category/order": () => ({ data: null }),
      "/api/merchant/category/remove": () => ({ code: 400, message: "It has subcategories" }),
    },
  });
const rows = [row(1, "Tires"), row(2, "Rims"), row(3, "Winter", 1)];

const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string) => {
  await user.click(await screen.findByRole("button", { name: new RegExp(`^Actions.*${name}`) }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
};

test("reorders a category among its siblings", async () => {
  const user = userEvent.setup();
  const calls = open(rows);
  await choose(user, "Rims", "Move up");
  expect(calls.find(({ path }) => path.endsWith("/order"))?.body).toEqual({
    merId: 1,
    from: [1, 2],
    to: [2, 1],
  });
});

test("adds a subcategory", async () => {
  const user = userEvent.setup();
  const calls = open(rows);
  await choose(user, "Rims", "Add subcategory");
  await user.type(await screen.findByRole("textbox", { name: /Name/ }), " Steel ");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(calls.find(({ path }) => path.endsWith("/save"))?.body).toEqual({
    merId: 1,
    id: null,
    pid: 2,
    from: null,
    to: { en: "Steel" },
  });
});

test("saves no category without a name", async () => {
  const user = userEvent.setup();
  const calls = open([]);
  await user.click((await screen.findAllByRole("button", { name: "Add category" }))[0] as HTMLElement);
  await user.click(await screen.findByRole("button", { name: "Save" }));
  expect(await screen.findByRole("textbox", { name: /Name/ })).toBeInvalid();
  expect(calls.some(({ path }) => path.endsWith("/save"))).toBe(false);
});

test("shows why a category can't be removed", async () => {
  const user = userEvent.setup();
  const calls = open(rows);
  await choose(user, "Tires", "Remove");
  expect(await screen.findByText("Its 2 products stay in the shop.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("It has subcategories")).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith("/remove"))?.body).toEqual({ merId: 1, id: 1 });
});
