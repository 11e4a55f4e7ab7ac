// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { App } from "../../app/app.ts";
import { useAdded } from "../../app/AppContext.tsx";
import { ok, showInApp } from "../../testing/show-in-app.tsx";
import AddedPanel from "./AddedPanel.tsx";

const line = (id: number, cartNum: number, attrStatus: boolean) => ({
  id,
  productId: id,
  productAttrUnique: String(id),
  cartNum,
  image: null,
  storeName: `Tyre ${id}`,
  attrId: id,
  suk: null,
  price: "10.00",
  stock: 9,
  attrStatus,
});

const Layer = () => (useAdded(({ items }) => items.length > 0) ? <AddedPanel /> : null);

/** Renders the panel with the given cart. */
const putIn = (cart: object): App => {
  const app = showInApp(<Layer />, { sent: [], answers: { "/api/front/cart/list": cart } });
  act(() => {
    const { show, done } = app.stores.added.getState();
    show([{ productId: 1, name: "Tyre 1", picture: null, options: [], price: "10.00", quantity: 2 }]);
    done();
  });
  return app;
};

afterEach(cleanup);

test("counts only available items", async () => {
  const shop = { merId: 1, merName: "Northern", freeFrom: null, delivery: null, freightFrom: null };
  putIn(ok([{ ...shop, couponList: null, cartInfoList: [line(1, 2, true), line(2, 3, false)] }]));
  expect(await screen.findByText("In your cart: 2 units")).toBeVisible();
  expect(screen.getByRole("button", { name: "Check out" })).toBeEnabled();
});

test("shows no count for a cart that isn't loaded", async () => {
  const app = putIn({ code: 500, message: "No answer", data: null });
  expect(screen.queryByText(/In your cart/)).toBeNull();
  await waitFor(() => expect(app.queryClient.isFetching({ queryKey: ["cart"] })).toBe(0));
  expect(screen.queryByText(/In your cart/)).toBeNull();
});
