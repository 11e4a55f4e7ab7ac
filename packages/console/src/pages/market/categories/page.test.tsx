// @vitest-environment happy-dom
import { operatorRights, type ConsolePlace } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../testing/show.tsx";
import CategoriesPage from "./page.tsx";

afterEach(cleanup);

const market: ConsolePlace = {
  role: "operator",
  merId: null,
  merName: null,
  avatar: null,
  staffRole: "content",
  rights: [...operatorRights.content],
  zone: "UTC",
};
const category = (id: number, pid: number | null, en: string) => ({
  id,
  pid,
  name: { en },
  keywords: [],
  picture: null,
  symbol: null,
  setSize: null,
  shown: true,
  properties: [],
  accessories: [],
  guides: [],
});
const tires = category(1, null, "Tires");
const rims = category(2, null, "Rims");
const winter = category(3, 1, "Winter tires");
const summer = category(4, 1, "Summer tires");

const open = (path = "/m/categories") => {
  const calls = show(<CategoriesPage />, {
    place: market,
    path,
    answers: {
      "/api/operator/category/list": () => ({ data: [tires, rims, winter, summer] }),
      "/api/operator/category/counts": () => ({
        data: [
          { id: 1, productCount: 5, mappingCount: 1 },
          { id: 3, productCount: 5, mappingCount: 1 },
        ],
      }),
      "/api/operator/category/order": () => ({ data: null }),
      "/api/operator/category/save": () => ({ data: winter }),
      "/api/operator/category/merge": () => ({ data: { productCount: 5 } }),
    },
  });
  return { calls, user: userEvent.setup() };
};
const names = (): (string | null)[] => screen.getAllByRole("link").map(({ textContent }) => textContent);
const choose = async (user: ReturnType<typeof userEvent.setup>, row: string, action: string) => {
  await user.click(await screen.findByRole("button", { name: new RegExp(`^Actions.*${row}`) }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
};

test("shows each category below its parent, and finds one by its name with its parent", async () => {
  open();
  await screen.findByText("Winter tires");
  expect(names()).toEqual(["Tires", "Winter tires", "Summer tires", "Rims"]);
  cleanup();
  open("/m/categories?words=winter");
  await screen.findByText("Winter tires");
  expect(names()).toEqual(["Tires", "Winter tires"]);
});

test("reorders the categories of one parent from the keyboard", async () => {
  const { calls, user } = open();
  (await screen.findByRole("link", { name: "Summer tires" })).focus();
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect
    .poll(() => calls.find(({ path }) => path.endsWith("/order"))?.body)
    .toEqual({ from: [3, 4], to: [4, 3] });
});

test("moves a category to another parent", async () => {
  const { calls, user } = open();
  await choose(user, "Winter tires", "Move to another category");
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("5 products move with it.")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: /Parent/ }));
  await user.click(await screen.findByRole("treeitem", { name: /Rims/ }));
  await user.click(within(dialog).getByRole("button", { name: "Move" }));
  expect(await screen.findByText("Moved")).toBeVisible();
  const { id, ...from } = winter;
  expect(calls.find(({ path }) => path.endsWith("/save"))?.body).toEqual({
    id,
    from,
    to: { ...from, pid: 2 },
  });
});

test("merges a category into another one, with the number of products", async () => {
  const { calls, user } = open();
  await choose(user, "Winter tires", "Merge into another one");
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/5 products move\. “Winter tires” is removed/)).toBeVisible();
  expect(within(dialog).getByRole("button", { name: "Merge" })).toBeDisabled();
  await user.click(within(dialog).getByRole("button", { name: /Category to keep/ }));
  await user.click(await screen.findByRole("treeitem", { name: /Rims/ }));
  await user.click(within(dialog).getByRole("button", { name: "Merge" }));
  expect(await screen.findByText("Merged. 5 products moved.")).toBeVisible();
  const { id, ...from } = winter;
  expect(calls.find(({ path }) => path.endsWith("/merge"))?.body).toEqual({ id, intoId: 2, from });
});
