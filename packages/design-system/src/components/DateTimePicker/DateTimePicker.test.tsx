import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { DateTimePicker, type DateTimePickerProps } from "./index.ts";
import meta from "./DateTimePicker.meta.ts";

const field = (props: Partial<DateTimePickerProps> = {}) => (
  <DateTimePicker label="Sale starts" timeZone="Asia/Bangkok" today="2026-11-18" {...props} />
);
const date = () => screen.getByRole("textbox", { name: "Date" });
const time = () => screen.getByRole("textbox", { name: "Time" });
const morning = "2026-11-21T02:00:00Z";

conforms("DateTimePicker", field);

keyboardTable(meta, {
  Tab: async (user) => {
    const onValueChange = vi.fn();
    render(field({ onValueChange }));
    await user.tab();
    expect(date()).toHaveFocus();
    await user.keyboard("11/21/2026");
    await user.tab();
    expect(screen.getByRole("button", { name: "Choose a date" })).toHaveFocus();
    await user.tab();
    expect(time()).toHaveFocus();
    await user.keyboard("9");
    expect(onValueChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(morning);
    expect(time()).toHaveValue("9:00 AM");
  },
  "Enter, in a field": async (user) => {
    const onValueChange = vi.fn();
    render(field({ defaultValue: morning, onValueChange }));
    await user.clear(time());
    await user.type(time(), "14:30{Enter}");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-21T07:30:00Z");
    expect(time()).toHaveValue("2:30 PM");
  },
  "Arrow Up, Arrow Down": async (user) => {
    render(field({ defaultValue: morning, locale: "fr" }));
    await user.type(time(), "{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(time()).toHaveValue("09:30");
  },
  "Enter, on the button": async (user) => {
    const onValueChange = vi.fn();
    render(field({ defaultValue: morning, onValueChange }));
    screen.getByRole("button", { name: "Choose a date" }).focus();
    await user.keyboard("{Enter}{ArrowRight}{Enter}");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-22T02:00:00Z");
  },
});

test("describes the fields with zone and hint", () => {
  render(field({ defaultValue: morning, hint: "For all shops." }));
  expect(time()).toHaveAccessibleDescription("Time zone Bangkok, GMT+7 For all shops.");
  expect(screen.getByRole("group", { name: "Sale starts" })).toBeVisible();
});

test("shows an error for invalid texts and instants out of range, without reporting them", async () => {
  const onValueChange = vi.fn();
  render(field({ defaultValue: morning, min: morning, onValueChange }));
  await userEvent.clear(time());
  await userEvent.type(time(), "noon{Enter}");
  expect(time()).toHaveAccessibleDescription(/Enter a time like 2:30 PM\.$/);
  await userEvent.clear(time());
  await userEvent.type(time(), "8:30{Enter}");
  expect(time()).toHaveAccessibleDescription(/Choose another date or time\.$/);
  await userEvent.clear(date());
  await userEvent.type(date(), "soon{Enter}");
  expect(date()).toHaveAccessibleDescription(/Enter a date like 11\/21\/2026\.$/);
  expect(onValueChange).not.toHaveBeenCalled();
});

test("clears the value once both fields are empty, and submits instants", async () => {
  const onValueChange = vi.fn();
  const { container } = render(field({ defaultValue: morning, name: "start", onValueChange }));
  expect(container.querySelector("input[name=start]")).toHaveValue(morning);
  await userEvent.clear(date());
  await userEvent.clear(time());
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("");
});

test("shows the same instant in another zone", () => {
  const { rerender } = render(field({ value: morning }));
  expect(time()).toHaveValue("9:00 AM");
  rerender(field({ value: morning, timeZone: "America/New_York" }));
  expect(date()).toHaveValue("11/20/2026");
  expect(time()).toHaveValue("9:00 PM");
});
