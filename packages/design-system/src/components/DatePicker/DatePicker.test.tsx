import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { DatePicker, type DatePickerProps } from "./index.ts";
import meta from "./DatePicker.meta.ts";

const field = (props: Partial<DatePickerProps> = {}) => (
  <DatePicker label="Ship by" today="2026-11-18" {...props} />
);
const input = () => screen.getByRole("textbox", { name: "Ship by" });
const button = () => screen.getByRole("button", { name: "Choose a date" });

conforms("DatePicker", field, { control: "input" });

keyboardTable(meta, {
  "Enter, in the field": async (user) => {
    const submitted = vi.fn();
    const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      submitted(new FormData(event.currentTarget).get("day"));
    };
    render(<form onSubmit={onSubmit}>{field({ name: "day" })}</form>);
    await user.type(input(), "11/21/26{Enter}");
    expect(input()).toHaveValue("11/21/2026");
    expect(submitted).toHaveBeenCalledExactlyOnceWith("2026-11-21");
  },
  "Enter, Space": async (user) => {
    const onValueChange = vi.fn();
    render(field({ defaultValue: "2026-11-20", onValueChange }));
    button().focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: /November 20/ })).toHaveFocus();
    await user.keyboard("{ArrowRight} ");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-21");
    expect(button()).toHaveFocus();
  },
  "Arrow keys": async (user) => {
    render(field());
    await user.click(button());
    await user.keyboard("{ArrowDown}{ArrowLeft}");
    expect(screen.getByRole("button", { name: /November 24/ })).toHaveFocus();
  },
  "Page Up, Page Down": async (user) => {
    render(field());
    await user.click(button());
    await user.keyboard("{PageDown}");
    expect(screen.getByRole("button", { name: /December 18/ })).toHaveFocus();
    await user.keyboard("{Shift>}{PageUp}{/Shift}");
    expect(screen.getByRole("button", { name: /December 18, 2025/ })).toHaveFocus();
  },
  Escape: async (user) => {
    const onValueChange = vi.fn();
    render(field({ onValueChange }));
    await user.click(button());
    await user.keyboard("{ArrowDown}{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(button()).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  },
});

test("keeps an invalid text with an error until it is corrected", async () => {
  const onValueChange = vi.fn();
  render(field({ min: "2026-11-18", onValueChange }));
  for (const text of ["tomorrow", "11/17/2026"]) {
    await userEvent.clear(input());
    await userEvent.type(input(), text);
    await userEvent.tab();
    expect(input()).toHaveValue(text);
    expect(input()).toHaveAccessibleDescription("Enter a date like 11/21/2026.");
  }
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.clear(input());
  await userEvent.type(input(), "11/19/2026");
  await userEvent.tab();
  expect(input()).not.toBeInvalid();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-19");
});

test("selects a single day, and a preset with one click", async () => {
  const onValueChange = vi.fn();
  render(field({ presets: [{ label: "In one week", value: "2026-11-25" }], onValueChange }));
  await userEvent.click(button());
  expect(screen.getByRole("grid")).not.toHaveAttribute("aria-multiselectable");
  await userEvent.click(screen.getByRole("button", { name: "In one week" }));
  expect(input()).toHaveValue("11/25/2026");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-25");
});

test("shows the same Buddhist year in the field and the calendar in Thai", async () => {
  render(field({ locale: "th", defaultValue: "2026-11-21" }));
  expect(input()).toHaveValue("21/11/2569");
  await userEvent.click(button());
  const dialog = screen.getByRole("dialog");
  expect(dialog).toHaveTextContent("พฤศจิกายน 2569");
  expect(dialog).toHaveTextContent("Buddhist calendar");
  expect(dialog).not.toHaveTextContent("2026");
});

test("has no button while disabled or read-only", () => {
  const { rerender } = render(field({ disabled: true }));
  expect(screen.queryByRole("button")).toBeNull();
  rerender(field({ readOnly: true }));
  expect(screen.queryByRole("button")).toBeNull();
});
