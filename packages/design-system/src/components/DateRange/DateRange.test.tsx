import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./DateRange.meta.ts";
import { DateRange, type DateRangeProps } from "./index.ts";

function Range(props: Partial<DateRangeProps>) {
  return <DateRange label="Order date" locale="en-US" today="2026-11-18" {...props} />;
}
const from = () => screen.getByRole("textbox", { name: "From" });
const to = () => screen.getByRole("textbox", { name: "To" });
const day = (name: string) => screen.getByRole("button", { name: new RegExp(name) });
const open = async (props?: Partial<DateRangeProps>) => {
  const onValueChange = vi.fn();
  render(<Range onValueChange={onValueChange} {...props} />);
  await userEvent.click(screen.getByRole("button", { name: "Choose dates" }));
  return onValueChange;
};

conforms("DateRange", (props) => (
  <DateRange label="Order date" locale="en-US" today="2026-11-18" {...props} />
));

test("parses a typed day on blur and submits ISO 8601", async () => {
  const onValueChange = vi.fn();
  const { container } = render(<Range onValueChange={onValueChange} formNames={["a", "b"]} />);
  expect(from()).toHaveAttribute("placeholder", "MM/DD/YYYY");
  await userEvent.type(from(), "11/2/2026");
  await userEvent.tab();
  expect(onValueChange.mock.calls).toEqual([[{ start: "2026-11-02", end: "" }]]);
  expect(from()).toHaveValue("11/02/2026");
  expect(container.querySelector("input[name=a]")).toHaveValue("2026-11-02");
});

test("shows an error for invalid or out-of-bounds days instead of reporting them", async () => {
  const onValueChange = vi.fn();
  render(<Range max="2026-11-30" onValueChange={onValueChange} />);
  for (const text of ["soon", "12/24/2026"]) {
    await userEvent.clear(from());
    await userEvent.type(from(), `${text}{Enter}`);
    expect(from()).toHaveAccessibleDescription("Enter a date like 11/21/2026.");
  }
  expect(onValueChange).not.toHaveBeenCalled();
});

test("links an error to both fields", () => {
  render(<Range error="Choose at most a year." />);
  for (const field of [from(), to()]) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("Choose at most a year.");
  }
});

test("swaps the days if the end is before the start", async () => {
  const onValueChange = vi.fn();
  render(<Range defaultValue={{ start: "2026-11-10", end: "" }} onValueChange={onValueChange} />);
  await userEvent.type(to(), "11/02/2026{Enter}");
  expect(onValueChange).toHaveBeenLastCalledWith({ start: "2026-11-02", end: "2026-11-10" });
});

test("selects a range with two clicks in the calendar and closes it", async () => {
  const onValueChange = await open();
  expect(screen.getByRole("dialog", { name: "Choose dates" })).toHaveTextContent("Gregorian calendar");
  expect(day("November 18, 2026, today")).toHaveAttribute("aria-current", "date");
  await userEvent.click(day("November 20, 2026"));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(day("November 5, 2026"));
  expect(onValueChange.mock.calls).toEqual([[{ start: "2026-11-05", end: "2026-11-20" }]]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(from()).toHaveValue("11/05/2026");
});

test("prevents selecting days and reaching months outside the bounds", async () => {
  const onValueChange = await open({ min: "2026-11-10", max: "2026-11-20" });
  await userEvent.click(day("November 9, 2026"));
  await userEvent.click(day("November 21, 2026"));
  expect(onValueChange).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Next month" })).toBeDisabled();
  await userEvent.keyboard("{Escape}");
});

test("renders the range as selected cells of a named grid", async () => {
  await open({ defaultValue: { start: "2026-11-05", end: "2026-11-07" } });
  const grid = screen.getByRole("grid", { name: "November 2026" });
  expect(within(grid).getAllByRole("gridcell", { selected: true })).toHaveLength(3);
});

test.each([
  ["en-US", "Sun", "November 2026"],
  ["fr", "lun.", "novembre 2026"],
  ["th", "อา", "2569"],
])("in %s, starts the week with %s and shows the years of its calendar", async (locale, firstDay, month) => {
  await open({ locale });
  expect(screen.getAllByRole("columnheader")[0]).toHaveTextContent(firstDay);
  expect(screen.getByRole("heading")).toHaveTextContent(month);
});

test("takes names the browser lacks from the caller", async () => {
  await open({
    locale: "lo",
    names: {
      months: Array.from({ length: 12 }, (_, index) => `ເດືອນ ${index + 1}`),
      weekdays: ["ອາທິດ", "ຈັນ", "ອັງຄານ", "ພຸດ", "ພະຫັດ", "ສຸກ", "ເສົາ"],
    },
  });
  expect(screen.getByRole("heading")).toHaveTextContent("ເດືອນ 11 2026");
  expect(day("ພຸດ 18 ເດືອນ 11 2026")).toHaveFocus();
});

const arrives = async (keys: string, name: string) => {
  await open();
  await userEvent.keyboard(keys);
  expect(day(name)).toHaveFocus();
};

keyboardTable(meta, {
  "Enter, Space": async (user) => {
    const onValueChange = vi.fn();
    render(<Range onValueChange={onValueChange} />);
    screen.getByRole("button", { name: "Choose dates" }).focus();
    await user.keyboard("{Enter}");
    expect(day("November 18, 2026")).toHaveFocus();
    await user.keyboard("{Enter}{ArrowRight} ");
    expect(onValueChange.mock.calls).toEqual([[{ start: "2026-11-18", end: "2026-11-19" }]]);
  },
  "Arrow Left, Arrow Right": () => arrives("{ArrowLeft}{ArrowLeft}{ArrowRight}", "November 17, 2026"),
  "Arrow Up, Arrow Down": () => arrives("{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}", "December 2, 2026"),
  "Home, End": async () => {
    await arrives("{Home}", "November 15, 2026");
    await userEvent.keyboard("{End}");
    expect(day("November 21, 2026")).toHaveFocus();
  },
  "Page Up, Page Down": () => arrives("{PageUp}{PageDown}{PageDown}", "December 18, 2026"),
  "Shift + Page Up, Shift + Page Down": async () => {
    await arrives("{Shift>}{PageUp}{/Shift}", "November 18, 2025");
    await userEvent.keyboard("{Shift>}{PageDown}{PageDown}{/Shift}");
    expect(day("November 18, 2027")).toHaveFocus();
  },
  Escape: async (user) => {
    const onValueChange = await open();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Choose dates" })).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  },
  "Enter, in a field": async (user) => {
    const onValueChange = vi.fn();
    render(<Range onValueChange={onValueChange} />);
    await user.type(to(), "2026-11-30{Enter}");
    expect(onValueChange.mock.calls).toEqual([[{ start: "", end: "2026-11-30" }]]);
  },
});

test("defaults today to the client's date", async () => {
  vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2027, 4, 6, 12));
  await open({ today: undefined });
  expect(day("May 6, 2027, today")).toHaveFocus();
});

test("keeps focus in a field parsed on Enter, even if the days are swapped", async () => {
  render(<Range defaultValue={{ start: "2026-11-10", end: "" }} />);
  await userEvent.type(to(), "11/2/2026{Enter}");
  expect(to()).toHaveFocus();
  expect(to()).toHaveValue("11/10/2026");
  expect(from()).toHaveValue("11/02/2026");
});

test("reformats the days when the language or the range changes", () => {
  const { rerender } = render(<Range value={{ start: "2026-11-02", end: "" }} />);
  expect(from()).toHaveValue("11/02/2026");
  rerender(<Range value={{ start: "2026-11-02", end: "" }} locale="fr" />);
  expect(from()).toHaveValue("02/11/2026");
  rerender(<Range value={{ start: "2026-11-03", end: "" }} locale="fr" />);
  expect(from()).toHaveValue("03/11/2026");
});

test("moves focus to the days when a button reaches the last month", async () => {
  await open({ max: "2026-12-24" });
  screen.getByRole("button", { name: "Next month" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Next month" })).toBeDisabled();
  expect(day("December 18, 2026")).toHaveFocus();
});

test("is a multi-select grid, and leaves Alt shortcuts to the browser", async () => {
  await open();
  expect(screen.getByRole("grid")).toHaveAttribute("aria-multiselectable", "true");
  for (const held of ["altKey", "ctrlKey", "metaKey"])
    expect(fireEvent.keyDown(day("November 18, 2026"), { key: "ArrowLeft", [held]: true })).toBe(true);
  expect(day("November 18, 2026")).toHaveFocus();
});

test("selects a preset range with one click", async () => {
  const onValueChange = await open({
    presets: [{ label: "Last 7 days", start: "2026-11-12", end: "2026-11-18" }],
  });
  await userEvent.click(screen.getByRole("button", { name: "Last 7 days", pressed: false }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: "2026-11-12", end: "2026-11-18" });
  expect(screen.queryByRole("grid")).toBeNull();
});

test("shows two months and moves across them with the keys", async () => {
  await open({ months: 2, defaultValue: { start: "2026-11-30", end: "" } });
  expect(screen.getAllByRole("grid")).toHaveLength(2);
  expect(screen.getByRole("grid", { name: "November 2026" })).toBeVisible();
  const december = screen.getByRole("grid", { name: "December 2026" });
  await userEvent.keyboard("{ArrowRight}");
  expect(december.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{PageDown}");
  expect(screen.queryByRole("grid", { name: "November 2026" })).toBeNull();
  expect(screen.getByRole("grid", { name: "January 2027" })).toBeVisible();
});
