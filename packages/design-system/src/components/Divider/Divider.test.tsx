import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Divider } from "./index.ts";

conforms("Divider", (props) => <Divider {...props} />);

test("is a separator without text, and plain text with it", () => {
  const { rerender } = render(<Divider orientation="vertical" />);
  expect(screen.getByRole("separator")).toHaveAttribute("aria-orientation", "vertical");
  rerender(<Divider>or continue with</Divider>);
  expect(screen.queryByRole("separator")).toBeNull();
  expect(screen.getByText("or continue with")).toBeVisible();
});
