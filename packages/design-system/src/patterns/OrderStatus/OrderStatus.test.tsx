import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { OrderStatus, type OrderStatusProps } from "./index.ts";

const status: OrderStatusProps = { title: "On its way to you", status: { text: "On the way", tone: "info" } };

conforms("OrderStatus", (props) => <OrderStatus {...status} {...props} />);

test("shows the status as the page title and as a chip", () => {
  render(<OrderStatus {...status}>Expected today.</OrderStatus>);
  const region = screen.getByRole("region", { name: "On its way to you" });
  expect(region).toContainElement(screen.getByRole("heading", { level: 1 }));
  expect(region).toHaveTextContent("On the way");
  expect(region).toHaveTextContent("Expected today.");
  expect(screen.queryByRole("list")).toBeNull();
});

test("shows the order's progress with steps", () => {
  render(
    <OrderStatus {...status} steps={{ current: 1, steps: [{ title: "Ordered" }, { title: "Paid" }] }} />,
  );
  const [ordered, paid] = screen.getAllByRole("listitem");
  expect(ordered).toHaveTextContent("Ordered done");
  expect(paid).toHaveAttribute("aria-current", "step");
});
