import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { CategoryTile } from "./index.ts";

const tile = (props: object = {}) => (
  <CategoryTile name="Winter tires" href="/goods?c=3" picture={{ src: "/w.webp" }} {...props} />
);

conforms("CategoryTile", (props) => tile(props));

test("is one link with the category's name; the picture adds no text", () => {
  render(tile({ count: "128 goods" }));
  expect(screen.getByRole("link", { name: "Winter tires" })).toHaveAttribute("href", "/goods?c=3");
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("128 goods")).toBeVisible();
});
