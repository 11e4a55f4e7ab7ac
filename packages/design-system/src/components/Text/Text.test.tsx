import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Text } from "./index.ts";

conforms("Text", (props) => <Text {...props}>Orders</Text>);

test("cuts after the given number of lines without losing the caller's style", () => {
  render(
    <Text lines={2} style={{ color: "red" }}>
      A long title
    </Text>,
  );
  const style = screen.getByText("A long title").getAttribute("style");
  expect(style).toMatch(/--\S+: 2/);
  expect(style).toContain("color: red");
});
