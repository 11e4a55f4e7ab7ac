import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import {
  AddressCard,
  AddressGrid,
  CheckoutShopGroup,
  NewAddressButton,
  OrderSummary,
  type AddressCardProps,
} from "./index.ts";
import meta from "./Checkout.meta.ts";

const address: AddressCardProps = {
  recipient: "Mara Lindqvist",
  lines: ["1820 Commercial Drive"],
  phone: "+1 604",
};
const total = { label: "Total due", parts: money(427.1) };

conforms("AddressGrid", (props) => <AddressGrid {...props} />);
conforms("NewAddressButton", (props) => <NewAddressButton {...props}>New address</NewAddressButton>);
conforms("AddressCard", (props) => <AddressCard {...address} {...props} />);
conforms("CheckoutShopGroup", (props) => (
  <CheckoutShopGroup name="Nordic" items={[]} total={{ label: "Total", value: "$5" }} {...props} />
));
conforms("OrderSummary", (props) => <OrderSummary title="Summary" rows={[]} total={total} {...props} />);

test("renders an address as a radio button in the checkout", async () => {
  const onChoose = vi.fn();
  render(<AddressCard {...address} choice={{ name: "address", value: "7", checked: false, onChoose }} />);
  await userEvent.click(screen.getByRole("radio", { name: "Mara Lindqvist 1820 Commercial Drive" }));
  expect(onChoose).toHaveBeenCalledWith("7");
});

test("renders an address as an article in the address book", () => {
  render(<AddressCard {...address} defaultLabel="Default" />);
  expect(
    screen.getByRole("article", { name: "Mara Lindqvist Default 1820 Commercial Drive" }),
  ).toHaveTextContent("Default");
  expect(screen.queryByRole("radio")).toBeNull();
});

test("renders totals as names with values", () => {
  render(
    <OrderSummary
      title="Summary"
      rows={[{ id: "c", name: "Coupon", value: "−$25.00", reduction: true }]}
      total={total}
      loading
    />,
  );
  expect(screen.getByRole("term")).toHaveTextContent("Coupon");
  expect(screen.getByRole("definition")).toHaveTextContent("−$25.00");
  expect(screen.getByText("$427.10")).toBeInTheDocument();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <AddressCard
        {...address}
        choice={{ name: "address", value: "7", checked: true, onChoose: () => undefined }}
        actions={<button>Edit Mara Lindqvist</button>}
      />,
    );
    await user.tab();
    expect(screen.getByRole("radio")).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Edit Mara Lindqvist" })).toHaveFocus();
  },
  Space: async (user) => {
    const onChoose = vi.fn();
    render(<AddressCard {...address} choice={{ name: "address", value: "7", checked: false, onChoose }} />);
    await user.tab();
    await user.keyboard(" ");
    expect(onChoose).toHaveBeenCalledWith("7");
  },
});

test("allows one checked address per group", async () => {
  const onChoose = vi.fn();
  const choice = (value: string) => ({ name: "address", value, checked: value === "7", onChoose });
  const { container } = render(
    <form aria-label="Delivery">
      <AddressCard {...address} defaultLabel="Default" choice={choice("7")} />
      <AddressCard {...address} lines={["25 Rue Sainte-Anne"]} choice={choice("8")} />
    </form>,
  );
  const chosen = screen.getByRole("radio", { name: "Mara Lindqvist Default 1820 Commercial Drive" });
  expect(chosen).toBeChecked();
  // Two addresses of one person differ by their lines.
  expect(screen.getByRole("radio", { name: "Mara Lindqvist 25 Rue Sainte-Anne" })).not.toBeChecked();
  expect(new FormData(screen.getByRole<HTMLFormElement>("form")).get("address")).toBe("7");
  expect(chosen.nextElementSibling).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelectorAll("[data-component=Tag]")).toHaveLength(1);
});

test("puts an address's buttons at the bottom, and renders nothing without any", () => {
  const { container, rerender } = render(<AddressCard {...address} actions={<button>Edit</button>} />);
  const foot = screen.getByRole("button", { name: "Edit" }).parentElement?.parentElement;
  expect(foot).toHaveTextContent("+1 604Edit");
  rerender(<AddressCard {...address} />);
  expect(foot?.childElementCount).toBe(1);
  expect(container.querySelector("[data-component=Tag]")).toBeNull();
});

test("renders a shop as a named region with its products", () => {
  const items = [
    {
      id: 1,
      title: "Polar 3",
      href: "/7",
      picture: { src: "/a.webp", alt: "" },
      price: money(5),
      count: "× 2",
      sum: money(10),
    },
  ];
  const group = { name: "Nordic", items, total: { label: "Total", value: "$10" } };
  const { container, rerender } = render(
    <CheckoutShopGroup {...group} mark="Self-operated" delivery="Tomorrow, free" />,
  );
  const region = screen.getByRole("region", { name: "Nordic Self-operated" });
  expect(region).toHaveTextContent("Tomorrow, free");
  expect(screen.getByRole("link", { name: "Polar 3" })).toHaveAttribute("href", "/7");
  const signs = container.querySelectorAll("svg").length;
  rerender(<CheckoutShopGroup {...group} />);
  expect(screen.getByRole("region", { name: "Nordic" })).toBe(region);
  expect(container.querySelectorAll("svg")).toHaveLength(signs - 1);
  expect(container.querySelector("[data-component=Tag]")).toBeNull();
});

test("is a named region that announces new totals, with the given content", () => {
  const { container, rerender } = render(
    <OrderSummary
      title="Summary"
      rows={[]}
      total={total}
      loading
      aside="4 pieces"
      totalNotes={["You save $25", "+42 points"]}
      hold="Held for 12:08"
      terms="By ordering you agree."
      address={{ name: "Mara Lindqvist", lines: ["1820 Commercial Drive"] }}
    />,
  );
  const region = screen.getByRole("region", { name: "Summary" });
  for (const words of ["4 pieces", "You save $25", "+42 points", "Held for 12:08", "By ordering you agree."])
    expect(region).toHaveTextContent(words);
  expect(region).toHaveTextContent("Mara Lindqvist1820 Commercial Drive");
  expect(screen.getByText("Total due").parentElement).toHaveAttribute("aria-live", "polite");
  expect(container.querySelector("dl")).toHaveAttribute("aria-busy", "true");
  rerender(<OrderSummary title="Summary" rows={[]} total={total} />);
  expect(container.querySelector("dl")).toHaveAttribute("aria-busy", "false");
  expect(container.querySelectorAll("svg, p")).toHaveLength(0);
  expect(region.childElementCount).toBe(1);
  expect(region.firstElementChild?.childElementCount).toBe(3);
  expect(region.querySelector("h2")?.parentElement?.childElementCount).toBe(1);
});
