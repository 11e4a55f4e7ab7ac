import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { DateRange, type DateRangeProps } from "./index.ts";

const open = async (props: Partial<DateRangeProps> = {}) => {
  render(<DateRange label="Order date" locale="en-US" today="2026-11-18" {...props} />);
  await userEvent.click(screen.getByRole("button", { name: "Choose dates" }));
};
const day = (name: string) => screen.getByRole("button", { name: new RegExp(`${name}, 20`) });
const cellOf = (name: string) => day(name).parentElement as HTMLElement;
const turn = (name: string) => screen.getByRole("button", { name: `${name} month` });
const days = () => within(screen.getByRole("grid")).getAllByRole("button");
const selected = () =>
  screen.queryAllByRole("gridcell", { selected: true }).map((cell) => Number(cell.textContent));

test("changes months from its header buttons, keeps focus, and announces the month", async () => {
  await open();
  const title = screen.getByRole("heading", { name: "November 2026" });
  expect(title).toHaveAttribute("aria-live", "polite");
  turn("Next").focus();
  await userEvent.keyboard("{Enter}");
  expect(title).toHaveTextContent("December 2026");
  expect(turn("Next")).toHaveFocus();
  await userEvent.click(turn("Previous"));
  await userEvent.click(turn("Previous"));
  expect(title).toHaveTextContent("October 2026");
});

test("shows only its month's days, with one tab stop and today named", async () => {
  await open();
  expect(days().map((button) => button.textContent)).toEqual(
    Array.from({ length: 30 }, (_, index) => String(index + 1)),
  );
  expect(days().filter((button) => button.tabIndex === 0)).toEqual([day("November 18")]);
  expect(days().filter((button) => button.hasAttribute("aria-current"))).toEqual([day("November 18")]);
  expect(days().filter((button) => button.getAttribute("aria-label")?.includes("today"))).toEqual([
    day("November 18"),
  ]);
});

test("stops keys and month buttons at the bounds, whose days can be selected", async () => {
  const onValueChange = vi.fn();
  await open({ min: "2026-11-10", max: "2026-12-24", onValueChange });
  expect(turn("Previous")).toBeDisabled();
  expect(turn("Next")).toBeEnabled();
  expect(day("November 9")).toHaveAttribute("aria-disabled", "true");
  expect(day("November 10")).not.toHaveAttribute("aria-disabled");
  await userEvent.keyboard("{PageUp}");
  expect(day("November 10")).toHaveFocus();
  await userEvent.keyboard("{Enter}{PageDown}{PageDown}");
  expect(day("December 24")).toHaveFocus();
  expect(turn("Next")).toBeDisabled();
  expect(turn("Previous")).toBeEnabled();
  await userEvent.keyboard("{ArrowLeft}");
  expect(day("December 23")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(onValueChange.mock.calls).toEqual([[{ start: "2026-11-10", end: "2026-12-24" }]]);
});

test("disables the month buttons at min and max", async () => {
  await open({ min: "2026-11-01", max: "2026-11-30" });
  expect(turn("Previous")).toBeDisabled();
  expect(turn("Next")).toBeDisabled();
});

test("moves to any month without min and max", async () => {
  await open();
  expect(turn("Previous")).toBeEnabled();
  expect(turn("Next")).toBeEnabled();
  await userEvent.keyboard("{Shift>}{PageUp}{PageUp}{/Shift}");
  expect(day("November 18")).toHaveAccessibleName(/2024$/);
});

test("ignores clicks on disabled days", async () => {
  const onValueChange = vi.fn();
  await open({ max: "2026-11-20", onValueChange });
  await userEvent.click(day("November 21"));
  await userEvent.click(day("November 19"));
  await userEvent.click(day("November 20"));
  expect(onValueChange.mock.calls).toEqual([[{ start: "2026-11-19", end: "2026-11-20" }]]);
});

test("previews the range up to the hovered or focused day, in either direction", async () => {
  await open();
  expect(selected()).toEqual([]);
  await userEvent.click(day("November 18"));
  expect(selected()).toEqual([18]);
  fireEvent.pointerEnter(day("November 20"));
  expect(selected()).toEqual([18, 19, 20]);
  fireEvent.pointerEnter(day("November 16"));
  expect(selected()).toEqual([16, 17, 18]);
  fireEvent.pointerLeave(screen.getByRole("grid"));
  expect(selected()).toEqual([18]);
  await userEvent.keyboard("{ArrowRight}");
  expect(selected()).toEqual([18, 19]);
});

test("doesn't change a finished range on hover", async () => {
  await open({ defaultValue: { start: "2026-11-05", end: "2026-11-07" } });
  fireEvent.pointerEnter(day("November 20"));
  expect(selected()).toEqual([5, 6, 7]);
});

test("marks range ends differently from days between", async () => {
  await open({ defaultValue: { start: "2026-11-05", end: "2026-11-07" } });
  const marks = (name: string) =>
    ["data-range", "data-first", "data-last"].map((mark) => cellOf(name).getAttribute(mark));
  expect(marks("November 4")).toEqual([null, null, null]);
  expect(marks("November 5")).toEqual(["end", "", null]);
  expect(marks("November 6")).toEqual(["inside", null, null]);
  expect(marks("November 7")).toEqual(["end", null, ""]);
  expect(marks("November 8")).toEqual([null, null, null]);
});

test("marks a single day as both ends", async () => {
  await open({ defaultValue: { start: "2026-11-05", end: "" } });
  expect(cellOf("November 5")).toHaveAttribute("data-first");
  expect(cellOf("November 5")).toHaveAttribute("data-last");
  expect(cellOf("November 6")).not.toHaveAttribute("data-last");
});

test("swaps the arrow keys in right-to-left text", async () => {
  document.body.style.direction = "rtl";
  await open();
  await userEvent.keyboard("{ArrowLeft}");
  expect(day("November 19")).toHaveFocus();
  document.body.removeAttribute("style");
});

test("opens at the first day, else today, else the last allowed day", async () => {
  await open({ defaultValue: { start: "2026-10-05", end: "2026-10-07" } });
  expect(day("October 5")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Choose dates" }));
  expect(day("October 5")).toHaveFocus();
});

test("discards an unfinished selection when closed", async () => {
  const onValueChange = vi.fn();
  await open({ max: "2026-11-11", onValueChange });
  expect(day("November 11")).toHaveFocus();
  await userEvent.keyboard("{Enter}{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Choose dates" }));
  expect(selected()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect(onValueChange).not.toHaveBeenCalled();
});

test("doesn't submit a surrounding form from its days", async () => {
  await open();
  for (const button of days()) expect(button).toHaveAttribute("type", "button");
});

test("is a labeled group with a hint for both fields, and submits nothing when disabled", () => {
  const range = (props: Partial<DateRangeProps>) => (
    <form data-testid="form">
      <DateRange
        label="Order date"
        locale="en-US"
        today="2026-11-18"
        formNames={["from", "to"]}
        defaultValue={{ start: "2026-11-05", end: "2026-11-07" }}
        {...props}
      />
    </form>
  );
  const { container, rerender } = render(range({ hint: "At most a year." }));
  const sent = () => Object.fromEntries(new FormData(screen.getByTestId<HTMLFormElement>("form")));
  const group = screen.getByRole("group", { name: "Order date" });
  const fields = screen.getAllByRole("textbox");
  expect(fields).toHaveLength(2);
  expect(group).not.toHaveAttribute("data-invalid");
  for (const field of fields) {
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription("At most a year.");
    expect(field).toHaveAttribute("inputmode", "numeric");
  }
  expect(screen.getByText("–")).toHaveAttribute("aria-hidden", "true");
  expect(sent()).toEqual({ from: "2026-11-05", to: "2026-11-07" });
  const signs = () => container.querySelectorAll("p svg").length;
  expect(signs()).toBe(0);
  rerender(range({ hint: "At most a year.", error: "Too long." }));
  expect(group).toHaveAttribute("data-invalid");
  expect(signs()).toBe(1);
  rerender(range({ disabled: true }));
  expect(container.querySelector("p")).toBeNull();
  expect(fields[0]).not.toHaveAttribute("aria-describedby");
  for (const field of fields) expect(field).toBeDisabled();
  expect(screen.getByRole("button", { name: "Choose dates" })).toBeDisabled();
  expect(sent()).toEqual({});
});

test("reports nothing for an unchanged field, and an empty day for a cleared one", async () => {
  const onValueChange = vi.fn();
  render(
    <DateRange
      label="Order date"
      locale="en-US"
      today="2026-11-18"
      defaultValue={{ start: "2026-11-05", end: "" }}
      onValueChange={onValueChange}
    />,
  );
  const from = screen.getByRole("textbox", { name: "From" });
  expect(document.querySelectorAll("input[type=hidden]")).toHaveLength(0);
  await userEvent.click(from);
  await userEvent.keyboard("x{Backspace}");
  await userEvent.tab();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.clear(from);
  await userEvent.type(from, "1");
  await userEvent.keyboard("{Backspace}{Enter}");
  expect(onValueChange.mock.calls).toEqual([[{ start: "", end: "" }]]);
});
