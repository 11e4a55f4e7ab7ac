import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { QuantityStepper, type QuantityStepperProps } from "./index.ts";
import meta from "./QuantityStepper.meta.ts";

const texts = { label: "Quantity" };

conforms("QuantityStepper", (props) => <QuantityStepper {...texts} {...props} />);

function setup(props: Partial<QuantityStepperProps> = {}) {
  const onValueChange = vi.fn();
  render(<QuantityStepper {...texts} defaultValue={4} max={9} onValueChange={onValueChange} {...props} />);
  const changes = () => onValueChange.mock.calls.map(([value, { reason }]) => [value, reason]);
  return { changes, input: screen.getByRole("spinbutton", { name: "Quantity" }) };
}

const pressed = async (user: UserEvent, key: string, value: number) => {
  const { input, changes } = setup();
  await user.click(input);
  await user.keyboard(key);
  expect(changes()).toEqual([[value, "key"]]);
  expect(input).toHaveAttribute("aria-valuenow", String(value));
};

keyboardTable(meta, {
  Tab: async (user) => {
    const { input } = setup();
    await user.tab();
    expect(screen.getByRole("button", { name: "Decrease quantity" })).toHaveFocus();
    await user.tab();
    expect(input).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Increase quantity" })).toHaveFocus();
  },
  "Arrow Up": (user) => pressed(user, "{ArrowUp}", 5),
  "Arrow Down": (user) => pressed(user, "{ArrowDown}", 3),
  "Page Up": async (user) => {
    const { input, changes } = setup({ max: 99 });
    await user.click(input);
    await user.keyboard("{PageUp}");
    expect(changes()).toEqual([[14, "key"]]);
  },
  "Page Down": async (user) => {
    const { input, changes } = setup({ max: 99, defaultValue: 40 });
    await user.click(input);
    await user.keyboard("{PageDown}");
    expect(changes()).toEqual([[30, "key"]]);
  },
  Home: (user) => pressed(user, "{Home}", 1),
  End: (user) => pressed(user, "{End}", 9),
  Enter: async (user) => {
    const { input, changes } = setup();
    await user.clear(input);
    await user.type(input, "500");
    expect(changes()).toEqual([]);
    await user.keyboard("{Enter}");
    expect(changes()).toEqual([[9, "clamp"]]);
    screen.getByRole("button", { name: "Decrease quantity" }).focus();
    await user.keyboard("{Enter}");
    expect(changes().at(-1)).toEqual([8, "decrease"]);
  },
  Escape: async (user) => {
    const { input, changes } = setup();
    await user.clear(input);
    await user.type(input, "8{Escape}");
    expect(input).toHaveValue("4");
    expect(changes()).toEqual([]);
  },
});

test.each([
  ["{PageUp}", 9],
  ["{PageDown}", 1],
])("stops at the limit on %s", async (key, value) => {
  const { input, changes } = setup();
  await userEvent.click(input);
  await userEvent.keyboard(key);
  expect(changes()).toEqual([[value, "key"]]);
});

test("selects the number on focus, so that typing replaces it", async () => {
  render(<QuantityStepper label="Quantity" defaultValue={12} />);
  const field = screen.getByRole<HTMLInputElement>("spinbutton");
  const select = vi.spyOn(field, "select");
  field.focus();
  expect(select).toHaveBeenCalledOnce();
});

test("names its parts and links the hint to the field", () => {
  const { input } = setup({ hint: "Only 9 left" });
  expect(screen.getByRole("group", { name: "Quantity" })).toContainElement(input);
  expect(input).toHaveAccessibleDescription("Only 9 left");
  expect(input).toHaveAttribute("aria-valuemin", "1");
  expect(input).toHaveAttribute("aria-valuemax", "9");
});

test("steps with the buttons and stops at both ends", async () => {
  const { changes } = setup({ defaultValue: 8, min: 8 });
  const more = screen.getByRole("button", { name: "Increase quantity" });
  expect(screen.getByRole("button", { name: "Decrease quantity" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(more);
  expect(more).toHaveAttribute("aria-disabled", "true");
  expect(more).toHaveFocus();
  await userEvent.click(more);
  expect(changes()).toEqual([[9, "increase"]]);
});

test("applies typed text on Enter or blur, clamped to the range", async () => {
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

test.each(["", "abc", "1.5"])("discards typed %j", async (text) => {
  const { input, changes } = setup();
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
  await userEvent.tab();
  expect(input).toHaveValue("4");
  expect(changes()).toEqual([]);
});

test.each(["{Home}", "{End}"])("moves the cursor on %s while typing", async (key) => {
  const { input, changes } = setup();
  await userEvent.clear(input);
  await userEvent.type(input, `7${key}`);
  expect(changes()).toEqual([]);
  expect(input).toHaveValue("7");
});

test("announces a hint that appears later", () => {
  const { rerender } = render(<QuantityStepper {...texts} />);
  rerender(<QuantityStepper {...texts} hint="Only 9 left" />);
  expect(screen.getByText("Only 9 left")).toHaveAttribute("aria-live", "polite");
});

test("lets the caller decide when controlled", async () => {
  const { input, changes } = setup({ value: 2 });
  await userEvent.click(screen.getByRole("button", { name: "Increase quantity" }));
  expect(changes()).toEqual([[3, "increase"]]);
  expect(input).toHaveValue("2");
});

test("submits nothing from its buttons, and the applied value on Enter", async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <QuantityStepper {...texts} max={9} />
      <button>Send</button>
    </form>,
  );
  const input = screen.getByRole("spinbutton");
  await userEvent.click(screen.getByRole("button", { name: "Increase quantity" }));
  await userEvent.click(screen.getByRole("button", { name: "Decrease quantity" }));
  await userEvent.clear(input);
  await userEvent.type(input, "7{Enter}");
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(sent).toHaveBeenCalledOnce();
});

test.each(["{Home}", "{End}"])("only moves the cursor on %s while editing", async (key) => {
  const { input, changes } = setup();
  await userEvent.clear(input);
  await userEvent.type(input, `7${key}`);
  expect(input).toHaveValue("7");
  expect(changes()).toEqual([]);
});

test("can be disabled as a whole", () => {
  const { input } = setup({ disabled: true });
  for (const control of [input, ...screen.getAllByRole("button")]) expect(control).toBeDisabled();
});

test("requests a numeric keyboard and selects its text on focus", async () => {
  const { input } = setup({ defaultValue: 14, max: 99 });
  expect(input).toHaveAttribute("inputmode", "numeric");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("3{Enter}");
  expect(input).toHaveValue("3");
});

test("announces a changed hint", () => {
  setup({ hint: "Only 9 left" });
  expect(screen.getByText("Only 9 left")).toHaveAttribute("aria-live", "polite");
});
