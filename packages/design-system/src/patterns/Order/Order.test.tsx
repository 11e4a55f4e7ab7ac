import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import CircleCheck from "lucide-react/icons/circle-check";
import Loader from "lucide-react/icons/loader";
import Truck from "lucide-react/icons/truck";
import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { drawing } from "../../testing/drawing.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import {
  FactList,
  OrderCard,
  OrderCardAction,
  OrderCardLink,
  OrderStrip,
  RefundChain,
  type OrderCardProps,
} from "./index.ts";
import meta from "./Order.meta.ts";

const order: OrderCardProps = {
  label: "Order 7103",
  shop: { name: "Nordic", href: "/m" },
  number: { value: "7103", copyLabel: "Copy the number" },
  date: "21 Nov 2026",
  status: { text: "Unpaid", tone: "caution" },
  items: [1, 2, 3, 4].map((id) => ({
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

test("is an article named by its number, with its status and three products", () => {
  render(<OrderCard {...order} />);
  const card = screen.getByRole("article", { name: "Order 7103" });
  expect(card).toHaveTextContent("Unpaid");
  expect(screen.queryByText("Tire 4")).toBeNull();
  expect(screen.getByRole("group", { name: "Order 7103" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "1 more product" })).toBeInTheDocument();
});

test("links shop, number, products and the remaining ones", async () => {
  const items = order.items.map((item) => ({ ...item, href: `/goods/${item.id}` }));
  render(
    <OrderCard
      {...order}
      shop={{ ...order.shop, mark: "Self-operated" }}
      items={items}
      sum={{ ...order.sum, after: "freight included" }}
      actions={<OrderCardLink href="/review">Review</OrderCardLink>}
    />,
  );
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["NordicSelf-operated", "/m"],
    ["Tire 1", "/goods/1"],
    ["Tire 2", "/goods/2"],
    ["Tire 3", "/goods/3"],
    ["1 more product", "/order"],
    ["Review", "/review"],
  ]);
  expect(screen.getByRole("article")).toHaveTextContent("freight included");
  await userEvent.click(screen.getByRole("button", { name: "7103 Copy the number" }));
  expect(await navigator.clipboard.readText()).toBe("7103");
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
});

test("omits the badge and the text below the total if not given", () => {
  render(<OrderCard {...order} />);
  expect(document.querySelector("[data-component=Tag]")).toBeNull();
  expect(screen.getByText("4 pieces").parentElement?.childElementCount).toBe(2);
});

test("doesn't submit a surrounding form from the third action", async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  const onClick = vi.fn();
  render(
    <form onSubmit={sent}>
      <OrderCardAction onClick={onClick}>Remind the shop</OrderCardAction>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Remind the shop" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
});

test("shows the footer's icon, if any, and its action", () => {
  const { container, rerender } = render(
    <OrderStrip tone="info" icon={Truck} action={<button>Track</button>}>
      On its way
    </OrderStrip>,
  );
  expect(container.querySelectorAll("svg")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Track" })).toBeInTheDocument();
  rerender(<OrderStrip tone="info">On its way</OrderStrip>);
  expect(container.querySelector("svg")).toBeNull();
});

test("shows the current step of a refund", () => {
  render(
    <RefundChain
      label="Refund"
      steps={[
        { text: "Requested", state: "done" },
        { text: "Money on its way", state: "current" },
        { text: "Returned", state: "todo" },
      ]}
    />,
  );
  expect(screen.getByRole("list", { name: "Refund" })).toBeInTheDocument();
  const [requested, underway, returned] = screen.getAllByRole("listitem");
  expect(requested).toHaveAttribute("data-state", "done");
  expect(returned).not.toHaveAttribute("aria-current");
  expect(returned?.querySelector("svg")).toBeNull();
  expect(requested?.innerHTML).toContain(drawing(CircleCheck));
  expect(underway?.innerHTML).toContain(drawing(Loader));
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
