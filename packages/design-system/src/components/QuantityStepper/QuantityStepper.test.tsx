import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { QuantityStepper, type QuantityStepperProps } from "./index.ts";

const texts = { label: "Quantity", decreaseLabel: "One less", increaseLabel: "One more" };

conforms("QuantityStepper", (props) => <QuantityStepper {...texts} {...props} />);

function setup(props: Partial<QuantityStepperProps> = {}) {
  const onValueChange = vi.fn();
  render(<QuantityStepper {...texts} defaultValue={4} max={9} onValueChange={onValueChange} {...props} />);
  const changes = () => onValueChange.mock.calls.map(([value, { reason }]) => [value, reason]);
  return { changes, input: screen.getByRole("spinbutton", { name: "Quantity" }) };
}

test.each([
  ["{ArrowUp}", 5],
  ["{ArrowDown}", 3],
  ["{PageUp}", 9],
  ["{PageDown}", 1],
  ["{Home}", 1],
  ["{End}", 9],
])("the key %s sets the quantity", async (key, value) => {
  const { input, changes } = setup();
  await userEvent.click(input);
  await userEvent.keyboard(key);
  expect(changes()).toEqual([[value, "key"]]);
  expect(input).toHaveAttribute("aria-valuenow", String(value));
});

test("the buttons step and stop at both ends", async () => {
  const { changes } = setup({ defaultValue: 8, min: 8 });
  const more = screen.getByRole("button", { name: "One more" });
  expect(screen.getByRole("button", { name: "One less" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(more);
  expect(more).toHaveAttribute("aria-disabled", "true");
  expect(more).toHaveFocus();
  await userEvent.click(more);
  expect(changes()).toEqual([[9, "increase"]]);
});

test("what is typed counts on Enter or on leaving, cut to the range", async () => {
  const { input, changes } = setup();
  await userEvent.clear(input);
  await userEvent.type(input, "7");
  expect(changes()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await userEvent.clear(input);
  await userEvent.type(input, "500");
  await userEvent.tab();
  expect(changes()).toEqual([
    [7, "input"],
    [9, "clamp"],
  ]);
  expect(input).toHaveValue("9");
});

test.each(["", "abc", "1.5"])("typed %j is forgotten", async (text) => {
  const { input, changes } = setup();
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
  await userEvent.tab();
  expect(input).toHaveValue("4");
  expect(changes()).toEqual([]);
});

test("Escape gives up what is typed", async () => {
  const { input, changes } = setup();
  await userEvent.clear(input);
  await userEvent.type(input, "8{Escape}");
  expect(input).toHaveValue("4");
  expect(changes()).toEqual([]);
});

test("controlled: the caller decides", async () => {
  const { input, changes } = setup({ value: 2 });
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  expect(changes()).toEqual([[3, "increase"]]);
  expect(input).toHaveValue("2");
});
