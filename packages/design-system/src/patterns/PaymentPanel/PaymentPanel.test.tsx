import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { money } from "../../testing/shop-samples.ts";
import { CardBrand, PaymentPanel, type PaymentPanelProps } from "./index.ts";
import meta from "./PaymentPanel.meta.ts";

const props: PaymentPanelProps = {
  amount: { label: "Amount to pay", parts: money(427.1) },
  title: "Pay by card",
  children: null,
  actions: null,
};

conforms("PaymentPanel", (root) => <PaymentPanel {...props} {...root} />);
conforms("CardBrand", (root) => <CardBrand brand="visa" {...root} />);

test("marks the countdown urgent in the last minute", () => {
  const clock = { label: "Pay within", value: "00:41" };
  const { rerender } = render(<PaymentPanel {...props} clock={clock} />);
  const box = screen.getByText("00:41").closest("div");
  expect(box).not.toHaveAttribute("data-urgent");
  rerender(<PaymentPanel {...props} clock={{ ...clock, urgent: true }} />);
  expect(box).toHaveAttribute("data-urgent");
});

test("names a brand if it has a label", () => {
  render(<CardBrand brand="mastercard" label="Mastercard" />);
  expect(screen.getByRole("img", { name: "Mastercard" })).toBeInTheDocument();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <PaymentPanel {...props} clock={{ label: "Pay within", value: "29:41" }} actions={<button>Pay</button>}>
        <input aria-label="Card number" />
      </PaymentPanel>,
    );
    await user.tab();
    expect(screen.getByRole("textbox", { name: "Card number" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Pay" })).toHaveFocus();
  },
});
