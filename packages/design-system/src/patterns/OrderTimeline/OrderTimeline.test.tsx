import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { OrderTimeline } from "./index.ts";

const step = (id: number) => ({
  id,
  title: `Step ${id}`,
  time: { day: "Today", hour: "08:12", iso: "2026-11-21T08:12" },
});

conforms("OrderTimeline", (props) => <OrderTimeline label="Way" steps={[step(1)]} {...props} />);

test("a named list, newest first, the first step the present one", () => {
  const { container } = render(
    <OrderTimeline
      label="Way"
      steps={[step(3), step(2)]}
      older={{ label: "1 earlier step", steps: [step(1)] }}
    />,
  );
  expect(screen.getByRole("list", { name: "Way" }).tagName).toBe("OL");
  expect(container.querySelectorAll("[aria-current='step']")).toHaveLength(1);
  expect(container.querySelector("[aria-current='step']")).toHaveTextContent("Step 3");
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-11-21T08:12");
});

test("older steps are folded; without any there is nothing to unfold", () => {
  const { container, rerender } = render(
    <OrderTimeline label="Way" steps={[step(2)]} older={{ label: "1 earlier step", steps: [step(1)] }} />,
  );
  expect(container.querySelector("details")).not.toHaveAttribute("open");
  rerender(<OrderTimeline label="Way" steps={[step(2)]} older={{ label: "none", steps: [] }} />);
  expect(container.querySelector("details")).toBeNull();
});
