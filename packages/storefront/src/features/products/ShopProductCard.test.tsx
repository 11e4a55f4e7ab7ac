// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ranked } from "../../testing/ranked.ts";
import { showInApp } from "../../testing/show-in-app.tsx";
import { ShopProductCard } from "./ShopProductCard.tsx";

afterEach(cleanup);

test.each([
  [0, null],
  [1240, "1,240 sold"],
])("shows for %i units sold %s on the card", (soldCount, said) => {
  const product = ranked(1, { soldCount, shopName: "Gloss Garage" });
  showInApp(<ShopProductCard product={product} />, { sent: [], answers: {} });
  expect(screen.queryByText(/sold/)?.textContent ?? null).toBe(said);
  expect(screen.getByText("Gloss Garage")).toBeVisible();
});

test("shows the average rating with the number of reviews, and nothing without reviews", () => {
  const show = (stars: number | null): void => {
    cleanup();
    const product = ranked(1, { stars, reviewCount: stars === null ? 0 : 58 });
    showInApp(<ShopProductCard product={product} />, { sent: [], answers: {} });
  };
  show(4.7);
  expect(screen.getByText("4.7 (58)")).toBeVisible();
  expect(screen.getByText("4.7 of 5 stars, 58 reviews")).toBeInTheDocument();
  show(null);
  expect(screen.queryByText(/stars/)).toBeNull();
});
