import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { PriceRange, type PriceRangeProps } from "./index.ts";
import meta from "./PriceRange.meta.ts";

const required = {
  label: "Price",
  scale: [1000, 50_000],
  symbol: "$",
  priceText: (minor: number) => `$${minor / 100}`,
} as const;

const Range = (props: Partial<PriceRangeProps>) => <PriceRange {...required} {...props} />;
const knob = (end: "Lowest" | "Highest") => screen.getByRole("slider", { name: `${end} price` });
const field = (end: "Lowest" | "Highest") => screen.getByRole("textbox", { name: `${end} price` });

afterEach(() => void vi.useRealTimers());

conforms("PriceRange", (props) => <PriceRange {...required} {...props} />);

test("shows the same values in thumbs and fields, and an empty field without a bound", () => {
  render(<Range defaultValue={{ min: 12_550, max: null }} formNames={["from", "to"]} />);
  expect(knob("Lowest")).toHaveAttribute("aria-valuetext", "$125.5");
  expect(field("Lowest")).toHaveValue("125.50");
  expect(knob("Highest")).toHaveValue("50000");
  expect(knob("Highest")).toHaveAttribute("max", "50000");
  expect(knob("Lowest")).toHaveAttribute("min", "1000");
  expect(field("Highest")).toHaveValue("");
  expect(document.querySelector("input[name=from]")).toHaveValue("12550");
});

test("moves the thumb while typing and keeps partial text", async () => {
  const onValueChange = vi.fn();
  render(<Range onValueChange={onValueChange} />);
  await userEvent.type(field("Highest"), "99.");
  expect(field("Highest")).toHaveValue("99.");
  await userEvent.type(field("Highest"), "9");
  expect(onValueChange).toHaveBeenLastCalledWith({ min: null, max: 9990 });
  expect(knob("Highest")).toHaveValue("9990");
  await userEvent.type(field("Highest"), "x");
  await userEvent.tab();
  expect(field("Highest")).toHaveValue("99.90");
});

test("swaps bounds in the wrong order on blur", async () => {
  const onValueChange = vi.fn();
  render(<Range defaultValue={{ min: null, max: 10_000 }} onValueChange={onValueChange} />);
  await userEvent.type(field("Lowest"), "200");
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 10_000, max: 20_000 });
});

test("handles a currency without minor units", async () => {
  const onValueChange = vi.fn();
  render(<Range digits={0} scale={[0, 900_000]} symbol="₭" onValueChange={onValueChange} />);
  await userEvent.type(field("Lowest"), "250000");
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 250_000, max: null });
});

test("commits once the range stops changing", () => {
  vi.useFakeTimers();
  const onValueCommit = vi.fn();
  render(<Range onValueCommit={onValueCommit} commitDelay={300} />);
  act(() => knob("Lowest").focus());
  for (let press = 0; press < 3; press += 1) {
    act(() => {
      knob("Lowest").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      vi.advanceTimersByTime(200);
    });
  }
  expect(onValueCommit).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(300));
  expect(onValueCommit.mock.calls).toEqual([[{ min: 1300, max: null }]]);
});

test("links an error to both fields, and doesn't move when disabled", () => {
  const view = render(<Range error="Too little." />);
  expect(field("Lowest")).toHaveAccessibleDescription("Too little.");
  expect(field("Highest")).toBeInvalid();
  view.rerender(<Range disabled />);
  expect(field("Highest")).toBeDisabled();
  expect(knob("Lowest")).toBeDisabled();
});

const press = async (keys: string, expected: { min: number | null; max: number | null }) => {
  const onValueChange = vi.fn();
  render(<Range defaultValue={{ min: 20_000, max: 30_000 }} onValueChange={onValueChange} />);
  act(() => knob("Lowest").focus());
  await userEvent.keyboard(keys);
  expect(onValueChange).toHaveBeenLastCalledWith(expected);
};

keyboardTable(meta, {
  Tab: async (user) => {
    render(<Range />);
    for (const element of [knob("Lowest"), knob("Highest"), field("Lowest"), field("Highest")]) {
      await user.tab();
      expect(element).toHaveFocus();
    }
  },
  "Arrow Right, Arrow Left": () => press("{ArrowRight}{ArrowRight}{ArrowLeft}", { min: 20_100, max: 30_000 }),
  "Page Up, Page Down": () => press("{PageUp}{PageUp}{PageDown}", { min: 21_000, max: 30_000 }),
  "Home, End": () => press("{Home}", { min: null, max: 30_000 }),
});

test("stops a thumb at the other one, whatever the key's step", async () => {
  const onValueChange = vi.fn();
  render(<Range defaultValue={{ min: 29_900, max: 30_000 }} onValueChange={onValueChange} />);
  act(() => knob("Lowest").focus());
  await userEvent.keyboard("{PageUp}{ArrowRight}");
  expect(onValueChange.mock.calls).toEqual([[{ min: 30_000, max: 30_000 }]]);
  expect(knob("Lowest")).toHaveFocus();
});

test("moves a thumb by whole steps with the pointer, not past the other one", () => {
  const onValueChange = vi.fn();
  render(<Range defaultValue={{ min: 20_000, max: 30_000 }} onValueChange={onValueChange} />);
  fireEvent.change(knob("Lowest"), { target: { value: "25049" } });
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 25_000, max: 30_000 });
  fireEvent.change(knob("Lowest"), { target: { value: "40000" } });
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 30_000, max: 30_000 });
});

test.each([
  ["ltr", 100, { min: 5900, max: 30_000 }],
  ["ltr", 900, { min: 20_000, max: 45_100 }],
  ["ltr", 480, { min: 24_500, max: 30_000 }],
  ["rtl", 100, { min: 20_000, max: 45_100 }],
])("moves the nearer thumb on a press on the track (%s, %i of 1,000 px)", (direction, clientX, expected) => {
  const onValueChange = vi.fn();
  // jsdom doesn't derive the direction from `dir`.
  document.documentElement.style.direction = direction;
  render(<Range defaultValue={{ min: 20_000, max: 30_000 }} onValueChange={onValueChange} />);
  const line = knob("Lowest").parentElement as HTMLElement;
  line.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 24);
  fireEvent.pointerDown(line, { clientX });
  expect(onValueChange.mock.calls).toEqual([[expected]]);
  document.documentElement.style.direction = "";
});

test("keeps dragging the thumb moved by a press on the track until released", () => {
  const onValueChange = vi.fn();
  render(<Range defaultValue={{ min: 20_000, max: 30_000 }} onValueChange={onValueChange} />);
  const line = knob("Lowest").parentElement as HTMLElement;
  line.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 24);
  fireEvent.pointerDown(line, { clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(line, { clientX: 300, pointerId: 1 });
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 15_700, max: 30_000 });
  fireEvent.pointerMove(line, { clientX: -40, pointerId: 1 });
  expect(onValueChange).toHaveBeenLastCalledWith({ min: null, max: 30_000 });
  fireEvent.lostPointerCapture(line, { pointerId: 1 });
  fireEvent.pointerMove(line, { clientX: 500, pointerId: 1 });
  expect(onValueChange).toHaveBeenCalledTimes(3);
});

test("in right-to-left text, increases on Arrow Left", async () => {
  const onValueChange = vi.fn();
  document.documentElement.dir = "rtl";
  render(<Range defaultValue={{ min: 20_000, max: 30_000 }} onValueChange={onValueChange} />);
  act(() => knob("Lowest").focus());
  await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
  document.documentElement.dir = "";
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 20_200, max: 30_000 });
});

test("limits a thumb's maximum to the other thumb", async () => {
  const onValueChange = vi.fn();
  const { rerender } = render(
    <Range key="low" defaultValue={{ min: 20_000, max: 30_000 }} onValueChange={onValueChange} />,
  );
  act(() => knob("Lowest").focus());
  await userEvent.keyboard("{End}");
  expect(onValueChange.mock.calls).toEqual([[{ min: 30_000, max: 30_000 }]]);
  expect(knob("Lowest")).toHaveFocus();
  rerender(<Range key="high" defaultValue={{ min: 20_000, max: 30_000 }} onValueChange={onValueChange} />);
  act(() => knob("Highest").focus());
  await userEvent.keyboard("{Home}");
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 20_000, max: 20_000 });
  expect(knob("Highest")).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 20_000, max: null });
});

test("is a labeled group; a hint belongs to both fields, and an error precedes it", () => {
  const { container, rerender } = render(<Range hint="With tax" />);
  const group = screen.getByRole("group", { name: "Price" });
  expect(group).not.toHaveAttribute("data-invalid");
  expect(field("Lowest")).toBeValid();
  for (const end of ["Lowest", "Highest"] as const)
    expect(field(end)).toHaveAccessibleDescription("With tax");
  const plainNote = container.querySelector("[data-part=Note]")?.querySelectorAll("svg").length;
  rerender(<Range hint="With tax" error="Too little." />);
  expect(group).toHaveAttribute("data-invalid");
  expect(screen.queryByText("With tax")).toBeNull();
  expect(field("Lowest")).toHaveAccessibleDescription("Too little.");
  expect(container.querySelectorAll("[data-part=Note] svg")).toHaveLength((plainNote ?? 0) + 1);
  rerender(<Range />);
  expect(container.querySelector("[data-part=Note]")).toBeNull();
  expect(field("Lowest")).not.toHaveAttribute("aria-describedby");
});

test("hides the symbol from screen readers and requests a decimal keyboard", () => {
  render(<Range />);
  for (const symbol of screen.getAllByText("$")) expect(symbol).toHaveAttribute("aria-hidden", "true");
  expect(field("Lowest")).toHaveAttribute("inputmode", "decimal");
});

test("submits both bounds under their names, unless disabled", () => {
  const form = (more: Partial<PriceRangeProps>) => (
    <form aria-label="Filter">
      <Range defaultValue={{ min: 12_550, max: null }} formNames={["from", "to"]} {...more} />
    </form>
  );
  const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>("form")));
  const { rerender } = render(form({}));
  expect(sent()).toEqual({ from: "12550", to: "" });
  expect(screen.getAllByRole("textbox")).toHaveLength(2);
  rerender(form({ disabled: true }));
  expect(sent()).toEqual({});
});

test("leaves ordered and single bounds unchanged on blur", async () => {
  const onValueChange = vi.fn();
  const { rerender } = render(
    <Range key="two" defaultValue={{ min: 10_000, max: 20_000 }} onValueChange={onValueChange} />,
  );
  await userEvent.click(field("Lowest"));
  await userEvent.tab();
  rerender(<Range key="low" defaultValue={{ min: 10_000, max: null }} onValueChange={onValueChange} />);
  await userEvent.click(field("Lowest"));
  await userEvent.tab();
  rerender(<Range key="high" defaultValue={{ min: null, max: 10_000 }} onValueChange={onValueChange} />);
  await userEvent.click(field("Highest"));
  await userEvent.tab();
  expect(onValueChange).not.toHaveBeenCalled();
});

test("shows the caller's range, replacing typed text", async () => {
  const range = (min: number | null) => <Range value={{ min, max: null }} onValueChange={() => undefined} />;
  const { rerender } = render(range(10_000));
  expect(field("Lowest")).toHaveValue("100");
  rerender(range(25_000));
  expect(field("Lowest")).toHaveValue("250");
  expect(knob("Lowest")).toHaveValue("25000");
});

test("commits nothing when a thumb moves only within the missing bound", () => {
  vi.useFakeTimers();
  const onValueCommit = vi.fn();
  render(<Range onValueCommit={onValueCommit} />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(onValueCommit).not.toHaveBeenCalled();
});
