import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { PodiumCard, type PodiumCardProps } from "./index.ts";
import meta from "./PodiumCard.meta.ts";

const props: PodiumCardProps = {
  rank: 1,
  href: "/goods_detail/7",
  title: "Polar 3",
  picture: { src: "/a.webp", alt: "" },
  price: money(5),
  fact: "4,204 sold",
  rating: { value: 4.8, label: "4.8 of 5 stars", score: "4.8", count: "(24)" },
  action: <button>Add to cart</button>,
};

conforms("PodiumCard", (root) => <PodiumCard {...props} {...root} />);

test("has one link, named by the title, with the button outside it", () => {
  render(<PodiumCard {...props} level={2} />);
  const link = screen.getByRole("link", { name: "Polar 3" });
  expect(screen.getAllByRole("link")).toEqual([link]);
  expect(link).not.toContainElement(screen.getByRole("button", { name: "Add to cart" }));
  expect(screen.getByRole("heading", { level: 2 })).toContainElement(link);
});

test("reads rank, name, rating and price in this order", () => {
  const { container } = render(<PodiumCard {...props} />);
  expect(container.textContent).toMatch(/^1Polar 3.*4\.8.*\$5\.00/);
  expect(screen.getByRole("img", { name: "4.8 of 5 stars" })).toBeInTheDocument();
});

test("renders no placeholders without reviews, sales and a button", () => {
  const { rank, href, title, picture, price } = props;
  render(<PodiumCard {...{ rank, href, title, picture, price }} />);
  expect(screen.queryByRole("img", { name: /stars/ })).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("reads the reason between the name and the rating", () => {
  const { container } = render(<PodiumCard {...props} reason={{ text: "Best rated" }} />);
  expect(container.textContent).toMatch(/^1Polar 3.*Best rated.*4\.8/);
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<PodiumCard {...props} />);
    await user.tab();
    expect(screen.getByRole("link", { name: "Polar 3" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Add to cart" })).toHaveFocus();
  },
});
