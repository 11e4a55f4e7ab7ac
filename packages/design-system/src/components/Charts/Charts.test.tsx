import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { BarChart, LineChart, Sparkline, type ChartProps } from "./index.ts";
import meta from "./Charts.meta.ts";

const chart = {
  label: "Sales",
  categories: ["Sep", "Oct", "Nov"],
  categoryLabel: "Month",
  formatValue: (value) => `$${value}`,
  series: [
    { id: "shop", label: "Shop", values: [10, 20, 30] },
    { id: "app", label: "App", values: [5, null, 15] },
  ],
} satisfies ChartProps;

conforms("LineChart", (props) => <LineChart {...chart} {...props} />);
conforms("BarChart", (props) => <BarChart {...chart} {...props} />);
conforms("Sparkline", (props) => <Sparkline values={[1, 2]} {...(props as object)} />);

const slider = () => screen.getByRole("slider", { name: "Sales" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(<LineChart {...chart} />);
    await user.tab();
    expect(slider()).toHaveFocus();
    await user.tab();
    expect(screen.getByText("Show as table")).toHaveFocus();
  },
  "Arrow keys, Home, End, Page Up, Page Down": async () => {
    render(<LineChart {...chart} />);
    expect(slider()).toHaveAttribute("aria-valuetext", "Nov: Shop $30, App $15");
    // Browsers turn all of these keys into a new value.
    fireEvent.change(slider(), { target: { value: "1" } });
    expect(slider()).toHaveAttribute("aria-valuetext", "Oct: Shop $20, App No data");
  },
  "Enter or Space, on the table's text": async (user) => {
    render(<LineChart {...chart} />);
    await user.click(screen.getByText("Show as table"));
    const rows = screen.getAllByRole("row").map((row) => row.textContent);
    expect(rows).toEqual(["MonthShopApp", "Sep$10$5", "Oct$20No data", "Nov$30$15"]);
  },
});

test("announces the sum of stacked bars", () => {
  render(<BarChart {...chart} stacked />);
  expect(slider()).toHaveAttribute("aria-valuetext", "Nov: Shop $30, App $15, Total $45");
});

test("draws one mark per value, and none for missing ones", () => {
  const { container } = render(<BarChart {...chart} />);
  expect(container.querySelectorAll("figure > div rect[width$='%']")).toHaveLength(5);
});

test("follows the mouse to the nearest category", () => {
  render(<LineChart {...chart} />);
  slider().getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  fireEvent.pointerMove(slider(), { pointerType: "mouse", clientX: 20 });
  expect(slider()).toHaveAttribute("aria-valuetext", "Sep: Shop $10, App $5");
});

test("has a legend only for several series, and no slider without categories", () => {
  const { container, rerender } = render(<LineChart {...chart} series={chart.series.slice(0, 1)} />);
  expect(container.querySelector("ul")).toBeNull();
  rerender(<LineChart {...chart} categories={[]} series={[]} />);
  expect(screen.queryByRole("slider")).toBeNull();
  expect(within(screen.getByRole("figure")).getAllByRole("row", { hidden: true })).toHaveLength(1);
});
