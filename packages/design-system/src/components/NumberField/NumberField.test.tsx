import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { NumberField, type NumberFieldProps } from "./index.ts";
import meta from "./NumberField.meta.ts";

const field = (props: Partial<NumberFieldProps> = {}) => <NumberField label="Weight" {...props} />;
const input = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Weight" });

conforms("NumberField", field, { control: "[role=spinbutton]" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <>
        {field()}
        <button type="button">Save</button>
      </>,
    );
    await user.tab();
    expect(input()).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  },
  "Arrow Up, Arrow Down": async (user) => {
    render(field({ defaultValue: 5, step: 0.5 }));
    await user.type(input(), "{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(input()).toHaveValue("5.5");
  },
  "Page Up, Page Down": async (user) => {
    render(field({ defaultValue: 5, max: 12 }));
    await user.type(input(), "{PageUp}");
    expect(input()).toHaveValue("12");
    await user.keyboard("{PageDown}");
    expect(input()).toHaveValue("2");
  },
  Enter: async (user) => {
    const submitted = vi.fn();
    const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      submitted(new FormData(event.currentTarget).get("weight"));
    };
    render(<form onSubmit={onSubmit}>{field({ name: "weight" })}</form>);
    await user.type(input(), "1,250.5{Enter}");
    expect(submitted).toHaveBeenCalledExactlyOnceWith("1250.5");
  },
  Escape: async (user) => {
    const onValueChange = vi.fn();
    render(field({ defaultValue: 5, onValueChange }));
    await user.type(input(), "7{Escape}");
    expect(input()).toHaveValue("5");
    await user.tab();
    expect(onValueChange).not.toHaveBeenCalled();
  },
});

test("formats in the given language on blur and reports the number once", async () => {
  const onValueChange = vi.fn();
  render(field({ locale: "fr", onValueChange }));
  await userEvent.type(input(), "1234,5");
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(input().value.replaceAll(/\s/g, " ")).toBe("1 234,5");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(1234.5);
});

test("reports null when cleared", async () => {
  const onValueChange = vi.fn();
  render(field({ defaultValue: 3, onValueChange }));
  await userEvent.clear(input());
  await userEvent.tab();
  expect(input()).toHaveValue("");
  expect(onValueChange.mock.calls).toEqual([[null]]);
});

test("limits typed numbers and restores the previous one after a lone sign", async () => {
  render(field({ defaultValue: 3, min: -5, max: 9 }));
  await userEvent.clear(input());
  await userEvent.type(input(), "50");
  await userEvent.tab();
  expect(input()).toHaveValue("9");
  await userEvent.clear(input());
  await userEvent.type(input(), "-");
  await userEvent.tab();
  expect(input()).toHaveValue("9");
});

test.each([
  ["en", "abc", "5", "Enter a number like 12.3"],
  ["en", "1.2.3", "5", "Enter a number like 12.3"],
  ["en", "-8", "0", "The minimum is 0"],
  ["en", "99999999999999999999", "1,000", "The maximum is 1,000"],
  ["en", "2.56", "2.6", "Rounded to 2.6"],
  ["en", "2,5", "2.5", undefined],
  ["fr", "2.5", "2,5", undefined],
  ["fr", "-8", "0", "The minimum is 0"],
  ["en", "1,000", "1,000", undefined],
])("explains in %s what happened to %s", async (locale, typed, shown, message) => {
  render(field({ locale, defaultValue: 5, min: 0, max: 1000, formatOptions: { maximumFractionDigits: 1 } }));
  await userEvent.clear(input());
  await userEvent.type(input(), typed);
  await userEvent.tab();
  expect(input()).toHaveValue(shown);
  if (message === undefined) expect(input()).not.toBeInvalid();
  else expect(input()).toHaveAccessibleDescription(message);
  await userEvent.type(input(), "{ArrowUp}");
  expect(input()).not.toBeInvalid();
});

test("rounds a fraction of a whole number, and shows an error of the caller first", async () => {
  const whole = { formatOptions: { maximumFractionDigits: 0 } };
  const { rerender } = render(field(whole));
  await userEvent.type(input(), "1.5");
  await userEvent.tab();
  expect(input()).toHaveValue("2");
  expect(input()).toHaveAccessibleDescription("Rounded to 2");
  rerender(field({ ...whole, error: "Sold out" }));
  expect(input()).toHaveAccessibleDescription("Sold out");
});

test("adds a typed delta such as +2 to the value", async () => {
  const onValueChange = vi.fn();
  render(field({ defaultValue: 7, allowDelta: true, onValueChange }));
  await userEvent.clear(input());
  await userEvent.type(input(), "+2");
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(9);
});

test("names its buttons with the label and stops at the limits", async () => {
  render(field({ defaultValue: 1, min: 0, max: 2 }));
  const more = screen.getByRole("button", { name: "Increase Weight" });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(input()).toHaveValue("2");
  expect(more).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("button", { name: "Decrease Weight" }));
  expect(input()).toHaveAttribute("aria-valuenow", "1");
});

test("keeps its number while read-only or controlled without a change", async () => {
  const { rerender } = render(field({ value: 4, readOnly: true }));
  await userEvent.type(input(), "{ArrowUp}");
  expect(input()).toHaveValue("4");
  expect(screen.queryByRole("button")).toBeNull();
  rerender(field({ value: 4 }));
  await userEvent.type(input(), "{ArrowUp}");
  expect(input()).toHaveValue("4");
});
