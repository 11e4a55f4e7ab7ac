import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { PaymentMethodCard, PaymentMethods, type PaymentMethodsProps } from "./index.ts";

const methods = (props: Partial<PaymentMethodsProps>) => (
  <PaymentMethods label="How to pay" defaultValue="card" {...props}>
    <PaymentMethodCard value="card" title="New card" brands={[{ brand: "visa", label: "Visa" }]} />
    <PaymentMethodCard value="kept" title="Visa •••• 4242" />
    <PaymentMethodCard value="later" title="Pay on delivery" description="Not offered here" disabled />
  </PaymentMethods>
);

conforms("PaymentMethods", (props) => methods(props));

test("one of a named group; the brands are named", () => {
  render(methods({}));
  expect(screen.getByRole("radiogroup", { name: "How to pay" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "New card Visa" })).toBeChecked();
});

test.each(["{ArrowRight}", "{ArrowDown}"])("%s moves the choice and passes over what is off", async (key) => {
  const onValueChange = vi.fn();
  render(methods({ onValueChange }));
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onValueChange).toHaveBeenLastCalledWith("kept");
  await userEvent.keyboard(key);
  expect(onValueChange).toHaveBeenLastCalledWith("card");
});

test("a way that isn't offered says why", () => {
  render(methods({}));
  expect(screen.getByRole("radio", { name: /Pay on delivery/ })).toBeDisabled();
  expect(screen.getByText("Not offered here")).toBeInTheDocument();
});
