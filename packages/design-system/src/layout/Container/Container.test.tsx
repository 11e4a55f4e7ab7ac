import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Container } from "./index.ts";

conforms("Container", (props) => <Container {...props} />);

test("renders a plain element, or the given landmark", () => {
  const { rerender } = render(<Container>page</Container>);
  expect(screen.queryByRole("main")).toBeNull();
  rerender(<Container element="main">page</Container>);
  expect(screen.getByRole("main")).toHaveTextContent("page");
});
