import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../testing/conformance.tsx";
import { Columns, Container, Grid, Inline, Stack } from "./index.ts";

conforms("Stack", (props) => <Stack {...props} />);
conforms("Inline", (props) => <Inline {...props} />);
conforms("Grid", (props) => <Grid columns={5} {...props} />);
conforms("Container", (props) => <Container {...props} />);
conforms("Columns", (props) => (
  <Columns side="menu" sideWidth={240} {...props}>
    goods
  </Columns>
));

test("lists can be lists", () => {
  render(
    <Grid element="ul" columns={4}>
      <li>Tire</li>
    </Grid>,
  );
  expect(screen.getByRole("list")).toContainElement(screen.getByRole("listitem"));
});

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
