import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Spinner } from "./index.ts";

conforms("Spinner", (props) => <Spinner {...props} />);

test("has the status role only with a label", () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole("status")).toBeNull();
  rerender(<Spinner label="Loading" />);
  expect(screen.getByRole("status", { name: "Loading" })).toBeVisible();
});
