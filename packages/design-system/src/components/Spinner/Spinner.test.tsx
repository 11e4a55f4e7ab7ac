import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Spinner } from "./index.ts";

conforms("Spinner", (props) => <Spinner {...props} />);

test("is a status only with a name", () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole("status")).toBeNull();
  rerender(<Spinner label="Loading" />);
  expect(screen.getByRole("status", { name: "Loading" })).toBeVisible();
});
