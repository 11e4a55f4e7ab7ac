import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { tone } from "../../components/Price/Price.css.ts";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { SaveButton } from "../SaveButton/index.ts";
import { ProductCard, ProductCardSkeleton, type ProductCardProps } from "./index.ts";
import { facts, few } from "./ProductCard.css.ts";
import meta from "./ProductCard.meta.ts";

const props: ProductCardProps = {
  href: "/goods_detail/7",
  title: "Polar 3 winter tire",
  picture: { src: "/media/a.webp", alt: "" },
  price: money(124.9),
  tags: ["one", "two", "three"].map((text) => ({ text, variant: "sunken" })),
};

conforms("ProductCard", (root) => <ProductCard {...props} {...root} />);

test("one link, named by the title, and its button is not inside it", () => {
  render(<ProductCard {...props} save={<SaveButton saved={false} label="Save" />} />);
  const link = screen.getByRole("link", { name: "Polar 3 winter tire" });
  expect(screen.getAllByRole("link")).toEqual([link]);
  expect(link.closest("h3")).not.toBeNull();
  const button = screen.getByRole("button", { name: "Save" });
  expect(link).not.toContainElement(button);
  expect(link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("the button under the facts is no part of the link", () => {
  render(<ProductCard {...props} action={<button>Add to cart</button>} />);
  expect(screen.getByRole("link")).not.toContainElement(screen.getByRole("button", { name: "Add to cart" }));
});

test("at most two tags; sold out is said in words", () => {
  render(<ProductCard {...props} soldOut />);
  expect(screen.getByText("two")).toBeInTheDocument();
  expect(screen.queryByText("three")).toBeNull();
  expect(screen.getByText("Sold out")).toBeInTheDocument();
});

test("the price of what is sold out isn't red", () => {
  const price = (soldOut: boolean) => {
    const { container, unmount } = render(<ProductCard {...props} soldOut={soldOut} />);
    const classes = container.querySelector("[data-component=Price]")?.className;
    unmount();
    return classes;
  };
  expect(price(true)).toContain(tone.default);
  expect(price(false)).toContain(tone.price);
});

test("a place in a ranking stands in the card, a share that is sold in the place of the last line", () => {
  render(<ProductCard {...props} rank={2} sold="40 sold" claimed={{ share: 62, label: "62% sold" }} />);
  expect(screen.getByRole("article")).toHaveTextContent("2");
  expect(screen.getByRole("meter", { name: "62% sold" })).toHaveAttribute("aria-valuenow", "62");
  expect(screen.queryByText("40 sold")).toBeNull();
});

test("how few are left is said in the color of prices", () => {
  const { rerender } = render(
    <ProductCard {...props} claimed={{ share: 88, label: "Only 12 left", few: true }} />,
  );
  expect(screen.getByText("Only 12 left")).toHaveClass(few);
  rerender(<ProductCard {...props} claimed={{ share: 60, label: "60% claimed" }} />);
  expect(screen.getByText("60% claimed")).not.toHaveClass(few);
});

test("the last line of a deal of which all is claimed says that alone, and the shop stands over the price", () => {
  const claimed = { share: 100, label: "Back at the list price" };
  const { container } = render(<ProductCard {...props} soldOut claimed={claimed} shop="Gloss Garage" />);
  expect(container.querySelector(`.${facts.split(" ")[0]}`)).toHaveTextContent(/^Back at the list price$/);
  expect(screen.getByText("Gloss Garage")).toBeInTheDocument();
});

test("a price that isn't said yet has a note in its place", () => {
  const { container } = render(
    <ProductCard {...props} price={null} priceNote="Price from Saturday" shop="Gloss Garage" />,
  );
  // The shop stands in the place of the tags.
  expect(screen.getAllByText("Gloss Garage")).toHaveLength(1);
  expect(screen.queryByText("one")).toBeNull();
  expect(screen.getByText("Price from Saturday")).toBeInTheDocument();
  expect(container.querySelector("[data-component=Price]")).toBeNull();
});

test("a deal says its saving in percent on the picture and as an amount below, and who sells it", () => {
  render(<ProductCard {...props} flag="−20%" saved="Save $24.50" shop="Nordic Tire House" />);
  expect(screen.getByText("−20%")).toBeInTheDocument();
  expect(screen.getByText("Save $24.50")).toBeInTheDocument();
  expect(screen.getAllByText("Nordic Tire House")).toHaveLength(1);
  expect(screen.queryByText("one")).toBeNull();
});

test("the skeleton is silent", () => {
  const { container } = render(<ProductCardSkeleton />);
  expect(container).toHaveTextContent("");
  expect(container.querySelectorAll("[data-component='Skeleton'][aria-hidden]").length).toBeGreaterThan(4);
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<ProductCard {...props} save={<SaveButton saved={false} label="Save" />} />);
    await user.tab();
    expect(screen.getByRole("link", { name: "Polar 3 winter tire" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  },
});
