import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Stack } from "./index.ts";

conforms("Stack", (props) => <Stack {...props} />);

test("renders items as a list", () => {
  render(
    <Stack element="ul">
      <li>Tire</li>
    </Stack>,
  );
  expect(screen.getByRole("list")).toContainElement(screen.getByRole("listitem"));
});

test("has a 16 px gap by default, and styles each gap differently", () => {
  const { container } = render(
    <>
      <Stack />
      <Stack gap={16} />
      <Stack gap={0} />
    </>,
  );
  const [plain, sixteen, none] = [...container.children].map(({ className }) => className);
  expect(plain).toBe(sixteen);
  expect(plain).not.toBe(none);
});
