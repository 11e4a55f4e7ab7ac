import { render, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { PaymentMethodCard, PaymentMethods, type PaymentMethodsProps } from "./index.ts";
import meta from "./PaymentMethods.meta.ts";

const methods = (props: Partial<PaymentMethodsProps>) => (
  <PaymentMethods label="How to pay" defaultValue="card" {...props}>
    <PaymentMethodCard value="card" title="New card" brands={[{ brand: "visa", label: "Visa" }]} />
    <PaymentMethodCard value="kept" title="Visa •••• 4242" />
    <PaymentMethodCard value="later" title="Pay on delivery" description="Not offered here" disabled />
  </PaymentMethods>
);

conforms("PaymentMethods", (props) => methods(props));

test("is a named group with named brands", () => {
  render(methods({}));
  expect(screen.getByRole("radiogroup", { name: "How to pay" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "New card Visa" })).toBeChecked();
});

const arrow = async (user: UserEvent, key: string, chosen: string) => {
  const onValueChange = vi.fn();
  const view = render(methods({ onValueChange }));
  await user.tab();
  await user.keyboard(key);
  expect(onValueChange).toHaveBeenLastCalledWith(chosen);
  view.unmount();
};

keyboardTable(meta, {
  Tab: async (user) => {
    render(methods({ defaultValue: "kept" }));
    await user.tab();
    expect(screen.getByRole("radio", { name: /4242/ })).toHaveFocus();
  },
  "Arrow Right, Arrow Down": async (user) => {
    await arrow(user, "{ArrowRight}", "kept");
    await arrow(user, "{ArrowDown}{ArrowDown}", "card");
  },
  "Arrow Left, Arrow Up": async (user) => {
    await arrow(user, "{ArrowLeft}", "kept");
    await arrow(user, "{ArrowUp}{ArrowUp}", "card");
  },
});

test("gives the reason for an unavailable method", () => {
  render(methods({}));
  expect(screen.getByRole("radio", { name: /Pay on delivery/ })).toBeDisabled();
  expect(screen.getByText("Not offered here")).toBeInTheDocument();
});

test("reserves no space without brands", () => {
  render(methods({}));
  const cardOf = (name: RegExp) => screen.getByRole("radio", { name }).closest("label");
  expect(cardOf(/New card/)?.childElementCount).toBe((cardOf(/4242/)?.childElementCount ?? 0) + 1);
});
