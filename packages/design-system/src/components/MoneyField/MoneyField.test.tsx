import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { MoneyField, type MoneyFieldProps } from "./index.ts";
import meta from "./MoneyField.meta.ts";

const field = (props: Partial<MoneyFieldProps> = {}) => (
  <MoneyField label="Price" currency="USD" {...props} />
);
const input = () => screen.getByRole("textbox", { name: "Price" });

conforms("MoneyField", field, { control: "input" });

keyboardTable(meta, {
  Tab: async (user) => {
    const onValueChange = vi.fn();
    render(field({ onValueChange }));
    await user.tab();
    expect(input()).toHaveFocus();
    await user.keyboard("12.5");
    await user.tab();
    expect(input()).toHaveValue("12.50");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(1250);
  },
  Enter: async (user) => {
    const submitted = vi.fn();
    const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      submitted(new FormData(event.currentTarget).get("price"));
    };
    render(<form onSubmit={onSubmit}>{field({ name: "price" })}</form>);
    await user.type(input(), "1,234.5{Enter}");
    expect(submitted).toHaveBeenCalledExactlyOnceWith("123450");
  },
  Escape: async (user) => {
    render(field({ defaultValue: 500 }));
    await user.type(input(), "9{Escape}");
    expect(input()).toHaveValue("5.00");
  },
});

test("accepts a pasted amount of another format", async () => {
  const onValueChange = vi.fn();
  render(field({ onValueChange }));
  await userEvent.click(input());
  await userEvent.paste("1.234,50 €");
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(123_450);
});

test("restores the previous amount after text that isn't one, and reports null when cleared", async () => {
  const onValueChange = vi.fn();
  render(field({ defaultValue: 500, onValueChange }));
  await userEvent.clear(input());
  await userEvent.type(input(), "free");
  await userEvent.tab();
  expect(input()).toHaveValue("5.00");
  await userEvent.clear(input());
  await userEvent.tab();
  expect(onValueChange.mock.calls).toEqual([[null]]);
});

test("limits the amount, which isn't negative by default", async () => {
  render(field({ max: 10_000 }));
  await userEvent.type(input(), "-5");
  await userEvent.tab();
  expect(input()).toHaveValue("0.00");
  await userEvent.clear(input());
  await userEvent.type(input(), "500");
  await userEvent.tab();
  expect(input()).toHaveValue("100.00");
});

test.each([
  ["en", "free", "5.00", "USD Enter a number like 1,234.50"],
  ["en", "12o", "5.00", "USD Enter a number like 1,234.50"],
  ["en", "12.345", "5.00", "USD Enter a number like 1,234.50"],
  ["en", "-5", "0.00", "USD The minimum is 0.00"],
  ["en", "500", "100.00", "USD The maximum is 100.00"],
  ["en", "99999999999999999999", "5.00", "USD Enter a number like 1,234.50"],
  ["en", "2,5", "2.50", undefined],
  ["fr", "2.5", "2,50", undefined],
  ["en", "USD 12.5", "12.50", undefined],
  ["en", "12 €", "12.00", undefined],
])("explains in %s what happened to %s", async (locale, typed, shown, message) => {
  render(field({ locale, defaultValue: 500, max: 10_000 }));
  await userEvent.clear(input());
  await userEvent.type(input(), typed);
  await userEvent.tab();
  expect(input()).toHaveValue(shown);
  if (message === undefined) expect(input()).not.toBeInvalid();
  else expect(input()).toHaveAccessibleDescription(message);
  await userEvent.type(input(), "1");
  expect(input()).not.toBeInvalid();
});

test("describes the input with currency and hint, and puts the symbol where the language does", () => {
  const { container, rerender } = render(field({ hint: "With tax." }));
  expect(input()).toHaveAccessibleDescription("USD With tax.");
  expect(container.querySelector("[data-part=Box]")?.firstElementChild?.textContent).toBe("$USD");
  rerender(field({ currency: "EUR", locale: "fr" }));
  expect(container.querySelector("[data-part=Box]")?.lastElementChild?.textContent).toBe("€EUR");
});
