import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { VisuallyHidden } from "./index.ts";

conforms("VisuallyHidden", (props) => <VisuallyHidden {...props}>of 5</VisuallyHidden>);

test("is part of a control's accessible name", () => {
  render(
    <button type="button">
      4.5 <VisuallyHidden>of 5 stars</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole("button")).toHaveAccessibleName("4.5 of 5 stars");
});
