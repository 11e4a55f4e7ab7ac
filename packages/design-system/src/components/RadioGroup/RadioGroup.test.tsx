import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Radio, RadioCard, RadioGroup } from "./index.ts";
import meta from "./RadioGroup.meta.ts";

conforms("RadioGroup", (props) => (
  <RadioGroup label="Pay with" {...props}>
    <Radio value="card">Card</Radio>
  </RadioGroup>
));

const group = (onValueChange?: (value: string) => void) => (
  <RadioGroup label="Pay with" defaultValue="card" onValueChange={onValueChange} error="Choose one">
    <RadioCard value="card" title="Card" description="Visa" />
    <RadioCard value="points" title="Points" />
    <Radio value="credit" disabled>
      Credit
    </Radio>
    <Radio value="transfer">Bank transfer</Radio>
  </RadioGroup>
);

const moved = async (user: UserEvent, keys: string, chosen: string) => {
  const onValueChange = vi.fn();
  const view = render(group(onValueChange));
  await user.tab();
  await user.keyboard(keys);
  expect(onValueChange).toHaveBeenLastCalledWith(chosen);
  view.unmount();
};

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <>
        {group()}
        <button type="button">Go on</button>
      </>,
    );
    await user.tab();
    expect(screen.getByRole("radio", { name: /Card/ })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Go on" })).toHaveFocus();
  },
  "Arrow Down or Right": async (user) => {
    await moved(user, "{ArrowDown}", "points");
    await moved(user, "{ArrowRight}", "points");
    await moved(user, "{ArrowDown}{ArrowDown}", "transfer");
    await moved(user, "{ArrowDown}{ArrowDown}{ArrowDown}", "card");
  },
  "Arrow Up or Left": async (user) => {
    await moved(user, "{ArrowUp}", "transfer");
    await moved(user, "{ArrowLeft}", "transfer");
  },
  Space: async (user) => {
    const onValueChange = vi.fn();
    render(
      <RadioGroup label="Pay with" onValueChange={onValueChange}>
        <Radio value="card">Card</Radio>
        <Radio value="points">Points</Radio>
      </RadioGroup>,
    );
    await user.tab();
    expect(screen.getByRole("radio", { name: "Card" })).toHaveFocus();
    expect(screen.getByRole("radio", { name: "Card" })).not.toBeChecked();
    await user.keyboard(" ");
    expect(onValueChange.mock.calls).toEqual([["card"]]);
    expect(screen.getByRole("radio", { name: "Card" })).toBeChecked();
  },
});

test("submits the selected value under the group's name, unless disabled", () => {
  const form = (disabled: boolean) => (
    <form data-testid="form">
      <RadioGroup label="Pay with" name="pay" defaultValue="card" disabled={disabled}>
        <Radio value="card">Card</Radio>
        <Radio value="points">Points</Radio>
      </RadioGroup>
    </form>
  );
  const { rerender } = render(form(false));
  const values = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).getAll("pay");
  expect(values()).toEqual(["card"]);
  rerender(form(true));
  expect(screen.getByRole("radio", { name: "Card" })).toBeDisabled();
  expect(values()).toEqual([]);
});

test("has a name and an error, and makes the whole card clickable", async () => {
  render(group());
  expect(screen.getByRole("radiogroup", { name: "Pay with" })).toHaveAccessibleDescription("Choose one");
  await userEvent.click(screen.getByText("Points"));
  expect(screen.getByRole("radio", { name: "Points" })).toBeChecked();
});

test("throws a clear error for a radio outside a group", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Radio value="card">Card</Radio>)).toThrow(/outside of a RadioGroup/);
});

test.each([false, ""])("treats the error %j as no error and keeps the hint", (error) => {
  render(
    <RadioGroup label="Pay with" hint="Nothing is paid yet." error={error}>
      <Radio value="card">Card</Radio>
    </RadioGroup>,
  );
  expect(screen.getByRole("radiogroup")).toHaveAccessibleDescription("Nothing is paid yet.");
});
