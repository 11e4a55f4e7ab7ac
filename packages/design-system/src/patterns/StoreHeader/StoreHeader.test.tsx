import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { StoreHeader, type StoreHeaderProps } from "./index.ts";
import meta from "./StoreHeader.meta.ts";

const store: StoreHeaderProps = {
  name: "Nordic Tire House",
  score: { value: 4.8, text: "4.8", label: "4.8 of 5" },
};

conforms("StoreHeader", (props) => <StoreHeader {...store} {...props} />);

test("is a region named by the shop, with scores as names and values", () => {
  render(<StoreHeader {...store} scores={[{ name: "Service", value: "4.9" }]} phone="+46 920 555 018" />);
  expect(screen.getByRole("region", { name: "Nordic Tire House" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Nordic Tire House");
  expect(screen.getByRole("img", { name: "4.8 of 5" })).toBeInTheDocument();
  expect(screen.getByRole("term").nextElementSibling).toHaveTextContent("4.9");
  expect(screen.getByRole("link", { name: "+46 920 555 018" })).toHaveAttribute("href", "tel:+46920555018");
});

test("shows no stars for an unrated shop, and each fact as an item", () => {
  render(<StoreHeader name="New shop" facts={["3 followers", "12 products"]} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "3 followers",
    "12 products",
  ]);
});

test("renders the cover's claim as text, because the shop's name is the heading", () => {
  render(<StoreHeader {...store} cover={{ title: "Made for winter", text: "Since 1987" }} />);
  expect(screen.getByText("Made for winter")).toBeInTheDocument();
  expect(screen.getAllByRole("heading")).toHaveLength(1);
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <StoreHeader
        {...store}
        phone="+46 920"
        actions={<button>Follow</button>}
        tabs={<a href="/all">All</a>}
      />,
    );
    for (const stop of [
      screen.getByRole("link", { name: "+46 920" }),
      screen.getByRole("button", { name: "Follow" }),
      screen.getByRole("link", { name: "All" }),
    ]) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
  },
});
