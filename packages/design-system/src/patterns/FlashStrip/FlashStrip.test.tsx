import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { FlashStrip, type FlashStripProps } from "./index.ts";
import { few } from "./FlashStrip.css.ts";
import meta from "./FlashStrip.meta.ts";

const props: FlashStripProps = {
  title: "Flash deals",
  more: { label: "All deals", href: "/goods/activity_list" },
  deals: [
    {
      id: 1,
      href: "/goods_detail/1",
      title: "Eco 4",
      picture: { src: "/a.webp", alt: "" },
      price: money(46.9),
      claimed: { share: 72, label: "72% claimed" },
    },
  ],
};

conforms("FlashStrip", (root) => <FlashStrip {...props} {...root} />);

test("is a region of products with their sold fractions", () => {
  render(<FlashStrip {...props} />);
  expect(screen.getByRole("region", { name: "Flash deals" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Eco 4" })).toHaveAttribute("href", "/goods_detail/1");
  expect(screen.getByRole("meter", { name: "72% claimed" })).toHaveAttribute("aria-valuenow", "72");
});

test("shows low stock in the price color", () => {
  const [deal] = props.deals;
  const claimed = { share: 88, label: "Only 12 left", few: true };
  render(<FlashStrip {...props} deals={deal ? [deal, { ...deal, id: 2, claimed }] : []} />);
  expect(screen.getByText("Only 12 left")).toHaveClass(few);
  expect(screen.getByText("72% claimed")).not.toHaveClass(few);
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<FlashStrip {...props} countdown={<span>02:14:36</span>} />);
    for (const name of ["All deals", "Eco 4"]) {
      await user.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
    await user.tab();
    expect(document.body).toHaveFocus();
  },
});
