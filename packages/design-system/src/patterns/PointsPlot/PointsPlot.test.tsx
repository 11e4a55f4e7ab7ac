import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { PointsPlot, type PointsPlotProps } from "./index.ts";
import meta from "./PointsPlot.meta.ts";

const plot: PointsPlotProps = {
  label: "Points over time",
  points: [
    { label: "Sep", value: 1980, text: "1,980 points" },
    { label: "Oct", value: 2210, text: "2,210 points" },
    { label: "Nov", value: 2480, text: "2,480 points" },
  ],
  formatTick: String,
  table: { label: "As a table", columns: ["Month", "Points"] },
};

conforms("PointsPlot", (props) => <PointsPlot {...plot} {...props} />);

test("is a named figure with the last point highlighted and described", () => {
  render(<PointsPlot {...plot} />);
  expect(screen.getByRole("figure", { name: "Points over time" })).toBeInTheDocument();
  const slider = screen.getByRole("slider", { name: "Points over time" });
  expect(slider).toHaveAttribute("aria-valuetext", "Nov: 2,480 points");
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<PointsPlot {...plot} />);
    await user.tab();
    expect(screen.getByRole("slider")).toHaveFocus();
    await user.tab();
    expect(screen.getByText("As a table")).toHaveFocus();
  },
  "Enter or Space, on the table's words": async (user) => {
    render(<PointsPlot {...plot} />);
    expect(screen.getByText("Points")).not.toBeVisible();
    // The browser turns both keys into a click.
    await user.click(screen.getByText("As a table"));
    expect(screen.getByRole("table")).toBeVisible();
    await user.click(screen.getByText("As a table"));
    expect(screen.getByText("Points")).not.toBeVisible();
  },
  "Arrow keys, Home, End, Page Up, Page Down": async (user) => {
    // The browser handles the keys; the component handles the change.
    const onValueChange = vi.fn();
    const { container } = render(<PointsPlot {...plot} onValueChange={onValueChange} />);
    await user.tab();
    const slider = screen.getByRole("slider");
    expect(slider).toHaveAttribute("type", "range");
    fireEvent.change(slider, { target: { value: "0" } });
    expect(onValueChange).toHaveBeenLastCalledWith(0);
    expect(slider).toHaveAttribute("aria-valuetext", "Sep: 1,980 points");
    expect(container.querySelector("[data-part='Tip']")).toHaveTextContent("Sep1,980 points");
  },
});

test("highlights the point nearest to the pointer", () => {
  render(<PointsPlot {...plot} />);
  const slider = screen.getByRole("slider");
  vi.spyOn(slider, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 200, 100));
  fireEvent.pointerMove(slider, { pointerType: "mouse", clientX: 190 });
  expect(slider).toHaveAttribute("aria-valuetext", "Oct: 2,210 points");
  fireEvent.pointerMove(slider, { pointerType: "touch", clientX: 100 });
  expect(slider).toHaveAttribute("aria-valuetext", "Oct: 2,210 points");
});

test("shows the same data in a table", async () => {
  render(<PointsPlot {...plot} />);
  await userEvent.click(screen.getByText("As a table"));
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "MonthPoints",
    "Sep1,980 points",
    "Oct2,210 points",
    "Nov2,480 points",
  ]);
});

test("moves from a removed point to the last one", () => {
  render(<PointsPlot {...plot} value={40} />);
  expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "Nov: 2,480 points");
});

test("has no slider without points", () => {
  render(<PointsPlot {...plot} points={[]} />);
  expect(screen.queryByRole("slider")).toBeNull();
});

test("hides the drawing from screen readers, in favor of slider and table", () => {
  const { container } = render(<PointsPlot {...plot} />);
  const read = container.cloneNode(true) as HTMLElement;
  for (const hidden of read.querySelectorAll("[aria-hidden], details")) hidden.remove();
  expect(read).toHaveTextContent(/^$/);
  expect(read.querySelectorAll("svg, span")).toHaveLength(0);
});

test("has a slider from the first to the last point that describes the current one", () => {
  const onValueChange = vi.fn();
  render(<PointsPlot {...plot} value={1} onValueChange={onValueChange} />);
  const slider = screen.getByRole("slider", { name: "Points over time" });
  expect(slider).toHaveAttribute("min", "0");
  expect(slider).toHaveAttribute("max", "2");
  expect(slider).toHaveValue("1");
  vi.spyOn(slider, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 200, 100));
  fireEvent.pointerMove(slider, { pointerType: "mouse", clientX: 200 });
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.pointerMove(slider, { pointerType: "mouse", clientX: 300 });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(2);
});
