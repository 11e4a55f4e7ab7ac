import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Meter } from "./index.ts";

conforms("Meter", (props) => <Meter label="Sold" value={72} valueText="72%" {...props} />);

test("is a meter with its value as text, announced once", () => {
  const { rerender } = render(
    <Meter label="In stock" value={3} max={20} valueText="3 left" tone="caution" />,
  );
  const meter = screen.getByRole("meter", { name: "In stock" });
  expect(meter).toHaveAttribute("aria-valuetext", "3 left");
  expect(meter).toHaveAttribute("aria-valuemax", "20");
  expect(screen.getByText("3 left").parentElement).toHaveAttribute("aria-hidden", "true");
  rerender(<Meter label="In stock" value={3} max={20} valueText="3 left" labelHidden />);
  expect(screen.queryByText("3 left")).toBeNull();
});

test("has a maximum of 100 by default", () => {
  render(<Meter label="Sold" value={72} valueText="72%" />);
  expect(screen.getByRole("meter")).toHaveAttribute("aria-valuenow", "72");
  expect(screen.getByRole("meter")).toHaveAttribute("aria-valuemax", "100");
});
