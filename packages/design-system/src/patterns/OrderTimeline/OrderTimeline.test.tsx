import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { OrderTimeline } from "./index.ts";
import meta from "./OrderTimeline.meta.ts";

const step = (id: number) => ({
  id,
  title: `Step ${id}`,
  time: { day: "Today", hour: "08:12", iso: "2026-11-21T08:12" },
});

conforms("OrderTimeline", (props) => <OrderTimeline label="Way" steps={[step(1)]} {...props} />);

test("is a named list, newest first, with the first step as the current one", () => {
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

test("collapses older steps, and has nothing to expand without any", () => {
  const { container, rerender } = render(
    <OrderTimeline label="Way" steps={[step(2)]} older={{ label: "1 earlier step", steps: [step(1)] }} />,
  );
  expect(container.querySelector("details")).not.toHaveAttribute("open");
  rerender(<OrderTimeline label="Way" steps={[step(2)]} older={{ label: "none", steps: [] }} />);
  expect(container.querySelector("details")).toBeNull();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <OrderTimeline label="Way" steps={[step(2)]} older={{ label: "1 earlier step", steps: [step(1)] }} />,
    );
    await user.tab();
    expect(screen.getByText("1 earlier step")).toHaveFocus();
  },
  "Enter, Space": async (user) => {
    render(
      <OrderTimeline label="Way" steps={[step(2)]} older={{ label: "1 earlier step", steps: [step(1)] }} />,
    );
    const row = screen.getByText("1 earlier step");
    expect(row.tagName).toBe("SUMMARY");
    await user.click(row);
    expect(row.closest("details")).toHaveAttribute("open");
    await user.click(row);
    expect(row.closest("details")).not.toHaveAttribute("open");
  },
});
