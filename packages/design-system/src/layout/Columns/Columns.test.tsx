import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Columns } from "./index.ts";

conforms("Columns", (props) => (
  <Columns side="menu" sideWidth={240} {...props}>
    goods
  </Columns>
));

test("the side column comes where it is asked for, in the reading order too", () => {
  const { container, rerender } = render(
    <Columns side="menu" sideWidth={240}>
      goods
    </Columns>,
  );
  expect(container).toHaveTextContent("menugoods");
  rerender(
    <Columns side="menu" sideWidth={240} sidePosition="end">
      goods
    </Columns>,
  );
  expect(container).toHaveTextContent("goodsmenu");
});

test("hands the width of the side column to its style, beside the caller's own", () => {
  const { container } = render(
    <Columns side="menu" sideWidth={240} style={{ color: "red" }}>
      goods
    </Columns>,
  );
  const style = container.firstElementChild?.getAttribute("style");
  expect(style).toContain(": 240px");
  expect(style).toContain("color: red");
});
