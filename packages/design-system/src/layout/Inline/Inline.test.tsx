import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Inline } from "./index.ts";

conforms("Inline", (props) => <Inline {...props} />);

test("renders items as a list", () => {
  render(
    <Inline element="ul">
      <li>Tire</li>
    </Inline>,
  );
  expect(screen.getByRole("list")).toContainElement(screen.getByRole("listitem"));
});

test("wraps and centers by default", () => {
  const { container } = render(
    <>
      <Inline />
      <Inline gap={8} align="center" oneLine={false} />
      <Inline oneLine />
      <Inline align="start" />
    </>,
  );
  const [plain, spelled, oneLine, start] = [...container.children].map(({ className }) => className);
  expect(plain).toBe(spelled);
  expect(oneLine).not.toBe(plain);
  expect(start).not.toBe(plain);
});
