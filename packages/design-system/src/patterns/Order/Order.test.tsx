import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { FactList, OrderCard, RefundChain, type OrderCardProps } from "./index.ts";
import meta from "./Order.meta.ts";

const order: OrderCardProps = {
  label: "Order 7103",
  shop: { name: "Nordic", href: "/m" },
  number: { value: "7103", copyLabel: "Copy the number", copiedLabel: "Copied" },
  date: "21 Nov 2026",
  status: { text: "To pay", tone: "caution" },
  goods: [1, 2, 3, 4].map((id) => ({
    id,
    title: `Tire ${id}`,
    picture: { src: "/a.webp", alt: "" },
    count: "× 1",
    sum: "$5",
  })),
  more: { label: "1 more product", href: "/order" },
  sum: { before: "4 pieces", parts: money(20) },
  actions: null,
};
conforms("OrderCard", (props) => <OrderCard {...order} {...props} />);
conforms("FactList", (props) => <FactList facts={[]} {...props} />);

test("an article named by its number, with the state in words and three of its goods", () => {
  render(<OrderCard {...order} />);
  const card = screen.getByRole("article", { name: "Order 7103" });
  expect(card).toHaveTextContent("To pay");
  expect(screen.queryByText("Tire 4")).toBeNull();
  expect(screen.getByRole("group", { name: "Order 7103" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "1 more product" })).toBeInTheDocument();
});

test("a refund says where it stands", () => {
  render(
    <RefundChain
      label="Refund"
      doneLabel="done"
      steps={[
        { text: "Requested", state: "done" },
        { text: "Money on its way", state: "current" },
      ]}
    />,
  );
  expect(screen.getByText("Money on its way")).toHaveAttribute("aria-current", "step");
  expect(screen.getByText("Requested")).toHaveTextContent("Requested done");
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<OrderCard {...order} actions={<button>Pay now</button>} />);
    for (const stop of [
      screen.getByRole("link", { name: "Nordic" }),
      screen.getByRole("button", { name: "7103 Copy the number" }),
      screen.getByRole("link", { name: "1 more product" }),
      screen.getByRole("button", { name: "Pay now" }),
    ]) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
  },
});
