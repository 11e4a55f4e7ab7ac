import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { ProgressBar } from "./index.ts";

conforms("ProgressBar", (props) => <ProgressBar label="Claimed" value={64} {...props} />);

test.each([
  [24.9, 60, "0.415"],
  [90, 60, "1"],
  [-5, 60, "0"],
  [5, 0, "0"],
])("%d of %d fills %s of the bar", (value, max, share) => {
  render(
    <ProgressBar kind="meter" label="Free shipping" value={value} max={max} valueText="$24.90 of $60.00" />,
  );
  const meter = screen.getByRole("meter", { name: "Free shipping" });
  expect(meter).toHaveAttribute("aria-valuetext", "$24.90 of $60.00");
  expect(meter.firstElementChild?.getAttribute("style")).toContain(`: ${share}`);
});

test.each([
  [90, 60, "60"],
  [-5, 60, "0"],
])("%d of %d is exposed as %s: values outside the range are clamped", (value, max, told) => {
  render(<ProgressBar label="Free shipping" value={value} max={max} />);
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", told);
});

test("is a progress bar with value and range, and not focusable", () => {
  render(<ProgressBar label="Uploading tread.jpg" value={64} />);
  const bar = screen.getByRole("progressbar", { name: "Uploading tread.jpg" });
  expect(bar).toHaveAttribute("aria-valuenow", "64");
  expect(bar).toHaveAttribute("aria-valuemin", "0");
  expect(bar).toHaveAttribute("aria-valuemax", "100");
  expect(bar).not.toHaveAttribute("aria-valuetext");
  expect(bar).not.toHaveAttribute("tabindex");
});
