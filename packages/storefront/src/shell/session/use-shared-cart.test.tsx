// @vitest-environment happy-dom
import { mutations, queries, runMutation } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useApp } from "../../app/AppContext.tsx";
import { ok, showInApp } from "../../testing/show-in-app.tsx";
import { useSharedCart } from "./use-shared-cart.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const countPath = "/api/front/cart/count";

const Badge = (): ReactElement => {
  useSharedCart();
  return <p>{useQuery(queries.cartCount(useApp().api)).data?.count ?? 0} in the cart</p>;
};

const open = () => {
  const answers: Record<string, object> = { [countPath]: ok({ count: 0 }) };
  const app = showInApp(<Badge />, { sent: [], answers });
  return { app, answers };
};

/** Dispatches the storage event, which browsers send to all windows except the writing one. */
const tell = (key: string | null, newValue: string | null): Promise<void> =>
  act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  });

test("refetches in a visible window when another one has changed the cart", async () => {
  const { answers } = open();
  await screen.findByText("0 in the cart");
  answers[countPath] = ok({ count: 2 });
  await tell("somethingElse", "1");
  expect(screen.getByText("0 in the cart")).toBeDefined();
  await tell("guestCart", "1764000000000");
  expect(await screen.findByText("2 in the cart")).toBeDefined();
});

test("refetches in a background window only when it becomes visible", async () => {
  const { app } = open();
  await screen.findByText("0 in the cart");
  const invalidate = vi.spyOn(app.queryClient, "invalidateQueries");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await tell("guestCart", "1764000000000");
  expect(invalidate).not.toHaveBeenCalled();
});

test("notifies other windows of each cart change and of nothing else", async () => {
  const { app } = open();
  await screen.findByText("0 in the cart");
  const { api, queryClient } = app;
  // Not a spy on `Storage.prototype`: in a worker shared with other test files it may not be that of `localStorage`.
  await act(() => runMutation(queryClient, mutations.saveProduct(api), { body: { id: 3 } }));
  expect(localStorage.getItem("guestCart")).toBeNull();
  await act(() =>
    runMutation(queryClient, mutations.cartSave(api), {
      body: [{ productId: 3, productAttrUnique: 4, cartNum: 1 }],
    }),
  );
  expect(localStorage.getItem("guestCart")).not.toBeNull();
  localStorage.clear();
  await act(() => runMutation(queryClient, mutations.cartDelete(api), { body: { ids: [1] } }));
  expect(localStorage.getItem("guestCart")).not.toBeNull();
});
