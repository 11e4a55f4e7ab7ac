// @vitest-environment happy-dom
import { merchantProductChange, merchantProductDetail, merchantStockAdjust } from "@carmine/api/contract";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { show, type Answer, type Call } from "../../../testing/show.tsx";
import { emptyForm, noTexts } from "./product-form.ts";
import ProductPage from "./page.tsx";

afterEach(cleanup);

const lamp = {
  id: 5,
  merId: 1,
  handle: "lamp",
  state: "active",
  content: { ...emptyForm().content, name: { ...noTexts, en: "Lamp" }, categoryId: 3 },
  options: [],
  skus: [
    {
      id: 11,
      values: [],
      code: "L-1",
      barCode: "",
      price: "30.00",
      listPrice: null,
      weight: "1.000",
      image: null,
      isOnSale: true,
      isAlwaysSellable: false,
      onHand: 7,
      reserved: 0,
    },
  ],
  updateAt: "2026-11-29T06:05:00.000Z",
};

const choices = {
  categories: [{ id: 3, pid: null, name: "Lamps" }],
  shopCategories: [],
  brands: [],
  tags: [],
  guarantees: [],
  campaigns: [],
  properties: [],
  categoryProperties: [],
};

const pathOf = (path: string, id: number) => path.replace("{id}", String(id));

const open = async (writes: Readonly<Record<string, (call: Call) => Answer>>) => {
  const calls = show(
    <Routes>
      <Route path="products/:productId" element={<ProductPage />} />
    </Routes>,
    {
      path: "/products/5",
      answers: {
        "/api/merchant/product/choices/1": () => ({ data: choices }),
        [pathOf(merchantProductDetail.path, 5)]: () => ({ data: lamp }),
        ...writes,
      },
    },
  );
  await screen.findByRole("heading", { name: "Lamp" });
  return { calls, user: userEvent.setup() };
};

const type = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  const field = screen.getByRole("textbox", { name });
  await user.clear(field);
  await user.type(field, text);
};

test("saves changed fields, then the counted stock, with Ctrl S", async () => {
  const { calls, user } = await open({
    [pathOf(merchantProductChange.path, 5)]: () => ({ data: { id: 5 } }),
    [merchantStockAdjust.path]: () => ({ data: [] }),
  });
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await type(user, "Price of Lamp", "28.50");
  await type(user, "On hand of Lamp", "9");
  expect(screen.getByText("2 unsaved changes")).toBeVisible();
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(calls.some(({ path }) => path === merchantStockAdjust.path)).toBe(true));
  const bodies = calls.filter(({ body }) => body !== undefined).map(({ body }) => body);
  expect(bodies).toEqual([
    { changes: [], skus: [{ skuId: 11, field: "price", from: "30.00", to: "28.50" }] },
    { changes: [{ skuId: 11, from: 7, to: 9 }], cause: "count" },
  ]);
});

test("shows another user's value in the cell and compares with it after “Mine”", async () => {
  let attempts = 0;
  const { calls, user } = await open({
    [merchantStockAdjust.path]: () => {
      attempts += 1;
      return attempts === 1
        ? { code: 409, data: { changed: [{ id: 11, field: "onHand", current: "5" }] } }
        : { data: [] };
    },
  });
  await type(user, "On hand of Lamp", "9");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Mine: 9" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(attempts).toBe(2));
  expect(calls.findLast(({ body }) => body !== undefined)?.body).toEqual({
    changes: [{ skuId: 11, from: 5, to: 9 }],
    cause: "count",
  });
});

test("lists missing fields, and confirms a price drop of more than half", async () => {
  const { calls, user } = await open({
    [pathOf(merchantProductChange.path, 5)]: () => ({ data: { id: 5 } }),
  });
  await type(user, "Price of Lamp", "3");
  await user.clear(screen.getByRole("textbox", { name: /^Name/ }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Enter the name in at least one language.");
  await user.type(screen.getByRole("textbox", { name: /^Name/ }), "Lamp");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Change price" }));
  await waitFor(() => expect(calls.some(({ body }) => body !== undefined)).toBe(true));
  expect(calls.find(({ body }) => body !== undefined)?.body).toMatchObject({ confirm: true });
});
