import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { TopListCard } from "./index.ts";
import meta from "./TopListCard.meta.ts";

conforms("TopListCard", (props) => <TopListCard title="Tires" products={[]} {...props} />);

test("renders an ordered list, best first", () => {
  const products = ["Polar", "Touring"].map((title, id) => ({
    id,
    title,
    href: `/${id}`,
    picture: { src: "/a.webp", alt: "" },
    price: money(5),
  }));
  render(<TopListCard title="Tires" products={products} />);
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Polar", "Touring"]);
});

keyboardTable(meta, {
  Tab: async (user) => {
    const products = ["Polar", "Touring"].map((title, id) => ({
      id,
      title,
      href: `/${id}`,
      picture: { src: "/a.webp", alt: "" },
      price: money(5),
    }));
    render(<TopListCard title="Tires" more={{ label: "Top 20", href: "/top" }} products={products} />);
    for (const name of ["Top 20 Tires", "Polar", "Touring"]) {
      await user.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
  },
});
