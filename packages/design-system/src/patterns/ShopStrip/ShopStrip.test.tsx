import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { ShopStrip, type ShopStripProps } from "./index.ts";
import meta from "./ShopStrip.meta.ts";

const props: ShopStripProps = {
  href: "/merchant/merchant?id=2",
  name: "Nordic Tire House",
  score: { value: 4.8, text: "4.8", label: "4.8 of 5" },
  products: [1, 2, 3, 4, 5].map((id) => ({
    id,
    href: `/goods_detail/${id}`,
    picture: { src: "/a.webp", alt: `Tire ${id}` },
  })),
};

conforms("ShopStrip", (root) => <ShopStrip {...props} {...root} />);

test("is a region named by the shop, with four of its products", () => {
  render(<ShopStrip {...props} />);
  expect(screen.getByRole("region", { name: "Nordic Tire House" })).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: /^Tire/ })).toHaveLength(4);
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<ShopStrip {...props} products={props.products.slice(0, 2)} actions={<button>Follow</button>} />);
    for (const name of ["Nordic Tire House", "Tire 1", "Tire 2"]) {
      await user.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
    await user.tab();
    expect(screen.getByRole("button", { name: "Follow" })).toHaveFocus();
  },
});
