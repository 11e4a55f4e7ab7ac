import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { CountBadge } from "./index.ts";

conforms("CountBadge", (props) => <CountBadge count={3} {...props} />);

test.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [99_999, "99+"],
  [0, ""],
  [-1, ""],
])("shows %i as %j", (count, text) => {
  const { container } = render(<CountBadge count={count} />);
  expect(container.textContent).toBe(text);
});

test("adds a plus above `max`", () => {
  const { container } = render(<CountBadge count={1000} max={999} />);
  expect(container.textContent).toBe("999+");
});
