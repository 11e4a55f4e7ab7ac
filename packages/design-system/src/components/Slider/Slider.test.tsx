import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Slider, type SliderProps } from "./index.ts";
import meta from "./Slider.meta.ts";

const field = (props: Partial<SliderProps> = {}) => <Slider label="Quality" {...props} />;
const input = () => screen.getByRole<HTMLInputElement>("slider", { name: "Quality" });

conforms("Slider", field, { control: "input" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(field({ defaultValue: 70 }));
    await user.tab();
    expect(input()).toHaveFocus();
    // A native slider has the browser's keys.
    expect(input().type).toBe("range");
  },
});

test("shows and announces the formatted value, and reports each move", () => {
  const onValueChange = vi.fn();
  const onChange = vi.fn();
  render(field({ defaultValue: 70, formatValue: (value) => `${value}%`, onValueChange, onChange }));
  expect(input()).toHaveAttribute("aria-valuetext", "70%");
  fireEvent.change(input(), { target: { value: "85" } });
  expect(screen.getByText("85%")).toBeVisible();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(85);
  expect(onChange).toHaveBeenCalledOnce();
});

test("starts at its lowest value and keeps a controlled one", () => {
  const { rerender } = render(field({ min: 5, max: 9 }));
  expect(input()).toHaveValue("5");
  rerender(<Slider key="controlled" label="Quality" value={7} />);
  fireEvent.change(input(), { target: { value: "9" } });
  expect(input()).toHaveValue("7");
});

test("describes the slider with its error and hides the marks from screen readers", () => {
  render(field({ error: "Too high.", marks: [{ value: 0, label: "none" }] }));
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription("Too high.");
  expect(screen.getByText("none").parentElement).toHaveAttribute("aria-hidden", "true");
});
