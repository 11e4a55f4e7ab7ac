import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Grid } from "./index.ts";

conforms("Grid", (props) => <Grid columns={5} {...props} />);

test("renders items as a list", () => {
  render(
    <Grid element="ul" columns={4}>
      <li>Tire</li>
    </Grid>,
  );
  expect(screen.getByRole("list")).toContainElement(screen.getByRole("listitem"));
});

const styleOf = (grid: ReactElement): string => {
  const { container, unmount } = render(grid);
  const style = container.firstElementChild?.getAttribute("style") ?? "";
  unmount();
  return style;
};

test("passes columns, minimum width and gap to its style, in addition to the caller's", () => {
  expect(styleOf(<Grid columns={5} />)).toMatch(/: 5;.*: 160px;/);
  const own = styleOf(<Grid columns={2} narrowest={260} style={{ color: "red" }} />);
  expect(own).toMatch(/: 2;.*: 260px;/);
  expect(own).toContain("color: red");
});

test("passes a zero gap as a length, which the columns are calculated from", () => {
  expect(styleOf(<Grid columns={2} gap={0} />)).toContain(": 0px");
});
