import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Radio, RadioCard, RadioGroup } from "./index.ts";

conforms("RadioGroup", (props) => (
  <RadioGroup label="Pay with" {...props}>
    <Radio value="card">Card</Radio>
  </RadioGroup>
));

const group = (onValueChange?: (value: string) => void) => (
  <RadioGroup label="Pay with" defaultValue="card" onValueChange={onValueChange} error="Choose one">
    <RadioCard value="card" title="Card" description="Visa" />
    <RadioCard value="points" title="Points" />
    <Radio value="transfer">Bank transfer</Radio>
  </RadioGroup>
);

test.each([
  ["{ArrowDown}", "points"],
  ["{ArrowRight}", "points"],
  ["{ArrowUp}", "transfer"],
])("%s moves the choice", async (key, chosen) => {
  const onValueChange = vi.fn();
  render(group(onValueChange));
  await userEvent.tab();
  expect(screen.getByRole("radio", { name: /Card/ })).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onValueChange).toHaveBeenLastCalledWith(chosen);
});

test("has name and error, and all of a card can be pressed", async () => {
  render(group());
  expect(screen.getByRole("radiogroup", { name: "Pay with" })).toHaveAccessibleDescription("Choose one");
  await userEvent.click(screen.getByText("Points"));
  expect(screen.getByRole("radio", { name: "Points" })).toBeChecked();
});

test("a radio on its own says what is missing", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Radio value="card">Card</Radio>)).toThrow(/outside of a RadioGroup/);
});
