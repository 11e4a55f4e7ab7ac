// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import type { CartGroup } from "@carmine/api/hooks";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showInApp } from "../../../testing/show-in-app.tsx";
import { CartShopSection } from "./CartShopSection.tsx";
import type { Cart } from "./use-cart.ts";

afterEach(cleanup);

const groupWithStock = (stock: number): CartGroup => ({
  shop: { id: 1, name: "Veloce" },
  freeShippingFrom: null,
  coupons: [],
  items: [
    {
      id: 1,
      productId: 2,
      skuId: 3,
      name: "Strada",
      picture: null,
      options: [],
      price: "164.30",
      quantity: 4,
      stock,
      isAvailable: stock > 0,
    },
  ],
});

test.each([
  [0, "Sold out"],
  [3, "Only 3 left"],
])("shows the state of an item with a stock of %i as “%s”", (stock, text) => {
  const cart: Pick<Cart, "pending"> = { pending: new Map() };
  const noChange = vi.fn<() => void>();
  showInApp(
    <CartShopSection
      group={groupWithStock(stock)}
      cart={cart as Cart}
      deselected={new Set()}
      onDeselectedChange={noChange}
    />,
    { sent: [], answers: {} },
  );
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText("Only 0 left")).not.toBeInTheDocument();
});
