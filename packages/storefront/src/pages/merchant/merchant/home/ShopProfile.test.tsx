// @vitest-environment happy-dom
import type { ShopHead } from "@carmine/api/hooks";
import "@testing-library/jest-dom/vitest";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showInApp } from "../../../../testing/show-in-app.tsx";
import { ShopProfile } from "./ShopProfile.tsx";

afterEach(cleanup);

const shop: ShopHead = {
  id: 3,
  name: "Gloss Garage",
  logo: null,
  isSelf: false,
  isVerified: true,
  rating: 4.7,
  followerCount: 7,
  productCount: 13,
  typeId: 2,
  cover: null,
  banners: [],
  intro: "Shine.",
  service: { chat: null, message: null, phone: null, email: null, hours: null },
  openingHours: null,
  vacation: null,
  scores: { products: 4.6, service: 4.8 },
};
const show = (change: Partial<ShopHead> = {}) =>
  showInApp(<ShopProfile shop={{ ...shop, ...change }} />, { sent: [], answers: {} });

test("shows the shop's story, its average ratings, and its documents", () => {
  show();
  expect(screen.getByRole("region", { name: "About the shop" })).toHaveTextContent("Shine.");
  const ratings = within(screen.getByRole("region", { name: "Shop ratings" }));
  expect(ratings.getByRole("meter", { name: "Products" })).toHaveAttribute("aria-valuenow", "4.6");
  expect(ratings.getByRole("meter", { name: "Service" })).toHaveAttribute("aria-valuenow", "4.8");
  expect(screen.getByText("We’ve checked this shop’s business documents.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Business documents" })).toHaveAttribute(
    "href",
    expect.stringContaining("/merchant/merchant/qualification?id=3"),
  );
});

test("omits ratings without reviews, and claims no checked documents for other shops", () => {
  show({ rating: null, isVerified: false });
  expect(screen.queryByRole("region", { name: "Shop ratings" })).toBeNull();
  expect(screen.queryByText(/business documents\./)).toBeNull();
});
