import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { RefundCard, type RefundCardProps } from "./index.ts";
import meta from "./RefundCard.meta.ts";

const refund: RefundCardProps = {
  label: "Refund 5530",
  shop: { name: "Nordic", href: "/m" },
  number: { value: "5530", copyLabel: "Copy the number" },
  date: "Nov 18",
  status: { text: "Declined", tone: "critical" },
  items: [],
  sum: { before: "Refund for 2 pieces", parts: money(248) },
  actions: null,
};

conforms("RefundCard", (props) => <RefundCard {...refund} {...props} />);

test("is an article named by its number, with the refund's progress", () => {
  render(
    <RefundCard {...refund} chain={{ label: "Way", steps: [{ text: "Requested", state: "current" }] }} />,
  );
  expect(screen.getByRole("article", { name: "Refund 5530" })).toContainElement(
    screen.getByRole("list", { name: "Way" }),
  );
});

test("shows the reason of a declined refund", () => {
  render(<RefundCard {...refund} refusal={{ title: "Why", text: "They were driven." }} />);
  expect(screen.getByRole("article")).toHaveTextContent("Why They were driven.");
  expect(screen.queryByRole("list", { name: "Way" })).toBeNull();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<RefundCard {...refund} actions={<button>Apply again</button>} />);
    await user.tab();
    expect(screen.getByRole("link", { name: "Nordic" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "5530 Copy the number" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Apply again" })).toHaveFocus();
  },
});
