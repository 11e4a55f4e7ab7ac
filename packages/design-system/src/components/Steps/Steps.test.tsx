import { render, screen } from "@testing-library/react";
import Package from "lucide-react/icons/package";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Steps } from "./index.ts";

const steps = [{ title: "Cart" }, { title: "Confirm" }, { title: "Pay" }];

conforms("Steps", (props) => <Steps steps={steps} current={1} {...props} />);

test.each(["inline", "bar"] as const)("%s: exposes done steps and marks the current one", (variant) => {
  render(<Steps steps={steps} current={1} variant={variant} />);
  const [cart, confirm, pay] = screen.getAllByRole("listitem");
  expect(cart).toHaveTextContent("Cart done");
  expect(confirm).toHaveAttribute("aria-current", "step");
  expect(pay).toHaveAttribute("data-state", "todo");
});

test("shows notes and icons only in the bar", () => {
  const noted = steps.map((step) => ({ ...step, note: `note of ${step.title}`, icon: Package }));
  const { container, rerender } = render(<Steps steps={noted} current={1} variant="bar" />);
  expect(screen.getByText("note of Pay")).toBeInTheDocument();
  expect(container.querySelectorAll("svg")).toHaveLength(3);
  rerender(<Steps steps={noted} current={1} />);
  expect(screen.queryByText("note of Pay")).toBeNull();
  expect(container.querySelectorAll("svg")).toHaveLength(1);
});

test("shows a check mark instead of a done step's number, hidden from screen readers", () => {
  render(<Steps steps={steps} current={1} variant="bar" />);
  const [cart, confirm] = screen.getAllByRole("listitem").map((step) => step.firstElementChild);
  expect(cart).toHaveTextContent(/^$/);
  expect(cart?.querySelector("svg")).not.toBeNull();
  expect(confirm).toHaveTextContent("2");
  expect(confirm).toHaveAttribute("aria-hidden", "true");
});

test("marks all as done after the last one", () => {
  render(<Steps steps={steps} current={3} />);
  expect(screen.getAllByText("done")).toHaveLength(3);
});
