import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Skeleton } from "./index.ts";

conforms("Skeleton", (props) => <Skeleton width={96} {...props} />);

test.each([
  [{}, ["100%", "12px"]],
  [{ width: 96, height: 24 }, ["96px", "24px"]],
  [{ width: "75%", height: "2em" }, ["75%", "2em"]],
])("draws %j as %j, hidden from screen readers", (size, lengths) => {
  const { container } = render(<Skeleton {...size} />);
  const block = container.firstElementChild;
  expect(block).toHaveAttribute("aria-hidden", "true");
  const style = block?.getAttribute("style") ?? "";
  for (const length of lengths) expect(style).toContain(`: ${length}`);
});
