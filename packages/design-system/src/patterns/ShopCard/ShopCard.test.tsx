import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { ShopCard, type ShopCardProps } from "./index.ts";
import meta from "./ShopCard.meta.ts";

const props: ShopCardProps = {
  href: "/merchant/merchant?id=2",
  name: "Nordic Tire House",
  score: { value: 4.8, text: "4.8", label: "4.8 of 5" },
  products: [1, 2, 3, 4].map((id) => ({
    id,
    href: `/goods_detail/${id}`,
    picture: { src: "/a.webp", alt: `Tire ${id}` },
    price: "$9.00",
  })),
};

conforms("ShopCard", (root) => <ShopCard {...props} {...root} />);

test("links to the shop and three of its products, each with a name", () => {
  render(<ShopCard {...props} mark={{ text: "Self-operated", self: true }} />);
  expect(screen.getByRole("link", { name: "Nordic Tire House" })).toHaveAttribute("href", props.href);
  expect(screen.getAllByRole("link", { name: /^Tire/ })).toHaveLength(3);
  expect(screen.getByRole("img", { name: "4.8 of 5" })).toBeInTheDocument();
});

test("replaces the single action with two, and moves the badge next to the name", () => {
  render(
    <ShopCard
      {...props}
      mark={{ text: "Checked", self: false }}
      actions={
        <>
          <button>Follow</button>
          <button>Visit</button>
        </>
      }
    />,
  );
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Follow", "Visit"]);
  expect(screen.getByRole("heading").parentElement).toHaveTextContent("Nordic Tire HouseChecked");
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<ShopCard {...props} action={<button>Follow</button>} />);
    for (const name of ["Nordic Tire House", /^Tire 1/, /^Tire 2/, /^Tire 3/]) {
      await user.tab();
      expect(screen.getByRole("link", { name })).toHaveFocus();
    }
    await user.tab();
    expect(screen.getByRole("button", { name: "Follow" })).toHaveFocus();
  },
});
