import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { AddressCard, AddressGrid, CheckoutShopGroup, OrderSummary, type AddressCardProps } from "./index.ts";
import meta from "./Checkout.meta.ts";

const address: AddressCardProps = {
  recipient: "Mara Lindqvist",
  lines: ["1820 Commercial Drive"],
  phone: "+1 604",
};
const total = { label: "To pay", parts: money(427.1) };

conforms("AddressGrid", (props) => <AddressGrid {...props} />);
conforms("AddressCard", (props) => <AddressCard {...address} {...props} />);
conforms("CheckoutShopGroup", (props) => (
  <CheckoutShopGroup name="Nordic" goods={[]} total={{ label: "Total", value: "$5" }} {...props} />
));
conforms("OrderSummary", (props) => <OrderSummary title="Summary" rows={[]} total={total} {...props} />);

test("in the checkout an address is a choice", async () => {
  const onChoose = vi.fn();
  render(<AddressCard {...address} choice={{ name: "address", value: "7", checked: false, onChoose }} />);
  expect(screen.getByRole("radio")).toHaveAccessibleDescription("1820 Commercial Drive");
  await userEvent.click(screen.getByRole("radio", { name: "Mara Lindqvist" }));
  expect(onChoose).toHaveBeenCalledWith("7");
});

test("in the address book it is an article", () => {
  render(<AddressCard {...address} defaultLabel="Default" />);
  expect(screen.getByRole("article", { name: "Mara Lindqvist" })).toHaveTextContent("Default");
  expect(screen.queryByRole("radio")).toBeNull();
});

test("sums are names with values", () => {
  render(
    <OrderSummary
      title="Summary"
      rows={[{ id: "c", name: "Coupon", value: "−$25.00", reduction: true }]}
      total={total}
      busy
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
