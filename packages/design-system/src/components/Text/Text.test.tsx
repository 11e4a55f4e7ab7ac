import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Text } from "./index.ts";

conforms("Text", (props) => <Text {...props}>Orders</Text>);

test("truncates after the given number of lines and keeps the caller's style", () => {
  render(
    <Text lines={2} style={{ color: "red" }}>
      A long title
    </Text>,
  );
  const style = screen.getByText("A long title").getAttribute("style");
  expect(style).toMatch(/--\S+: 2/);
  expect(style).toContain("color: red");
});

test("renders the given element, a span by default", () => {
  render(
    <>
      <Text>Between 9 and 12</Text>
      <Text element="del" struck>
        $159.00
      </Text>
      <Text element="p">Paragraph</Text>
    </>,
  );
  expect(screen.getByText("Between 9 and 12").tagName).toBe("SPAN");
  expect(screen.getByRole("deletion")).toHaveTextContent("$159.00");
  expect(screen.getByRole("paragraph")).toHaveTextContent("Paragraph");
});

test("inherits size and tone by default", () => {
  const { rerender } = render(<Text>Orders</Text>);
  const plain = screen.getByText("Orders").className;
  rerender(<Text tone="inherit">Orders</Text>);
  expect(screen.getByText("Orders").className).toBe(plain);
  rerender(<Text size={16}>Orders</Text>);
  expect(screen.getByText("Orders").className).not.toBe(plain);
});
