import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Steps } from "./index.ts";

const steps = [{ title: "Cart" }, { title: "Confirm" }, { title: "Pay" }];

conforms("Steps", (props) => <Steps steps={steps} current={1} doneLabel="done" {...props} />);

test.each(["inline", "bar"] as const)("%s: done ones say so, the present one is marked", (variant) => {
  render(<Steps steps={steps} current={1} doneLabel="done" variant={variant} />);
  const [cart, confirm, pay] = screen.getAllByRole("listitem");
  expect(cart).toHaveTextContent("Cart done");
  expect(confirm).toHaveAttribute("aria-current", "step");
  expect(pay).toHaveAttribute("data-state", "todo");
});

test("after the last one all are done", () => {
  render(<Steps steps={steps} current={3} doneLabel="done" />);
  expect(screen.getAllByText("done")).toHaveLength(3);
});
