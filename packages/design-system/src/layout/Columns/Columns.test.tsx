import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Columns } from "./index.ts";

conforms("Columns", (props) => (
  <Columns side="menu" sideWidth={240} {...props}>
    goods
  </Columns>
));

test("places the side column where requested, also in DOM order", () => {
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

test("passes the side column's width to its style, in addition to the caller's", () => {
  const { container } = render(
    <Columns side="menu" sideWidth={240} style={{ color: "red" }}>
      goods
    </Columns>,
  );
  const style = container.firstElementChild?.getAttribute("style");
  expect(style).toContain(": 240px");
  expect(style).toContain("color: red");
});
