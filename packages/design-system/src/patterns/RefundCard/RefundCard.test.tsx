import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { money } from "../../testing/shop-samples.ts";
import { RefundCard, type RefundCardProps } from "./index.ts";

const refund: RefundCardProps = {
  label: "Refund 5530",
  shop: { name: "Nordic", href: "/m" },
  number: { value: "5530", copyLabel: "Copy the number", copiedLabel: "Copied" },
  date: "Nov 18",
  status: { text: "Refused", tone: "critical" },
  goods: [],
  sum: { before: "Refund for 2 pieces", parts: money(248) },
  actions: null,
};

conforms("RefundCard", (props) => <RefundCard {...refund} {...props} />);

test("an article named by its number with the way of the money", () => {
  render(
    <RefundCard
      {...refund}
      chain={{ label: "Way", doneLabel: "done", steps: [{ text: "Requested", state: "current" }] }}
    />,
  );
  expect(screen.getByRole("article", { name: "Refund 5530" })).toContainElement(
    screen.getByRole("list", { name: "Way" }),
  );
});

test("a refused one says why", () => {
  render(<RefundCard {...refund} refusal={{ title: "Why", text: "They were driven." }} />);
  expect(screen.getByRole("article")).toHaveTextContent("Why They were driven.");
  expect(screen.queryByRole("list", { name: "Way" })).toBeNull();
});
