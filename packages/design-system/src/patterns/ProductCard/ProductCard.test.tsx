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

test("has one link, named by the title, with the button outside it", () => {
  render(<ProductCard {...props} save={<SaveButton saved={false} label="Save" />} />);
  const link = screen.getByRole("link", { name: "Polar 3 winter tire" });
  expect(screen.getAllByRole("link")).toEqual([link]);
  expect(link.closest("h3")).not.toBeNull();
  const button = screen.getByRole("button", { name: "Save" });
  expect(link).not.toContainElement(button);
  expect(link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("loads the view for hover lazily and keeps it decorative", () => {
  const { container } = render(<ProductCard {...props} hoverPicture={{ src: "/media/b.webp", alt: "" }} />);
  expect(container.querySelector("img[src='/media/b.webp']")).toHaveAttribute("loading", "lazy");
  expect(screen.queryByRole("img")).toBeNull();
});

test("keeps the button below the facts outside the link", () => {
  render(<ProductCard {...props} action={<button>Add to cart</button>} />);
  expect(screen.getByRole("link")).not.toContainElement(screen.getByRole("button", { name: "Add to cart" }));
});

test("shows at most two tags and announces sold out as text", () => {
  render(<ProductCard {...props} soldOut />);
  expect(screen.getByText("two")).toBeInTheDocument();
  expect(screen.queryByText("three")).toBeNull();
  expect(screen.getByText("Sold out")).toBeInTheDocument();
});

test("doesn't show a sold-out price in red", () => {
  const price = (soldOut: boolean) => {
    const { container, unmount } = render(<ProductCard {...props} soldOut={soldOut} />);
    const classes = container.querySelector("[data-component=Price]")?.className;
    unmount();
    return classes;
  };
  expect(price(true)).toContain(tone.default);
  expect(price(false)).toContain(tone.price);
});

test("shows a rank in the card, and a sold fraction instead of the last line", () => {
  render(<ProductCard {...props} rank={2} sold="40 sold" claimed={{ share: 62, label: "62% sold" }} />);
  expect(screen.getByRole("article")).toHaveTextContent("2");
  expect(screen.getByRole("meter", { name: "62% sold" })).toHaveAttribute("aria-valuenow", "62");
  expect(screen.queryByText("40 sold")).toBeNull();
});

test("shows low stock in the price color", () => {
  const { rerender } = render(
    <ProductCard {...props} claimed={{ share: 88, label: "Only 12 left", few: true }} />,
  );
  expect(screen.getByText("Only 12 left")).toHaveClass(few);
  rerender(<ProductCard {...props} claimed={{ share: 60, label: "60% claimed" }} />);
  expect(screen.getByText("60% claimed")).not.toHaveClass(few);
});

test("shows only that a deal is all claimed in the last line, and the shop above the price", () => {
  const claimed = { share: 100, label: "Back to list price" };
  const { container } = render(<ProductCard {...props} soldOut claimed={claimed} shop="Gloss Garage" />);
  expect(container.querySelector(`.${facts.split(" ")[0]}`)).toHaveTextContent(/^Back to list price$/);
  expect(screen.getByText("Gloss Garage")).toBeInTheDocument();
});

test("shows a note instead of a price that isn't announced", () => {
  const { container } = render(
    <ProductCard {...props} price={null} priceNote="Price from Saturday" shop="Gloss Garage" />,
  );
  // The shop replaces the tags.
  expect(screen.getAllByText("Gloss Garage")).toHaveLength(1);
  expect(screen.queryByText("one")).toBeNull();
  expect(screen.getByText("Price from Saturday")).toBeInTheDocument();
  expect(container.querySelector("[data-component=Price]")).toBeNull();
});

test("shows a deal's savings in percent on the picture and as an amount below, with the shop", () => {
  render(<ProductCard {...props} flag="−20%" saved="Save $24.50" shop="Nordic Tire House" />);
  expect(screen.getByText("−20%")).toBeInTheDocument();
  expect(screen.getByText("Save $24.50")).toBeInTheDocument();
  expect(screen.getAllByText("Nordic Tire House")).toHaveLength(1);
  expect(screen.queryByText("one")).toBeNull();
});

test("hides the skeleton from screen readers", () => {
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

test("shows model and size on a line each, in one link with the whole name", () => {
  render(<ProductCard {...props} title="Polar 3" detail="205/55 R16 winter tire" />);
  const link = screen.getByRole("link", { name: "Polar 3 205/55 R16 winter tire" });
  expect(link).toHaveTextContent("Polar 3 205/55 R16 winter tire");
});

test("shows the rating before the tags, but not on a deal", () => {
  const rating = { text: "4.7 (58)", label: "4.7 of 5 stars, 58 reviews" };
  const { rerender } = render(<ProductCard {...props} rating={rating} />);
  expect(screen.getByText("4.7 of 5 stars, 58 reviews")).toBeInTheDocument();
  rerender(<ProductCard {...props} rating={rating} saved="Save $4" />);
  expect(screen.queryByText("4.7 (58)")).toBeNull();
});
