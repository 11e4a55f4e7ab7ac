import { render, screen } from "@testing-library/react";
import Truck from "lucide-react/icons/truck";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Tag } from "./index.ts";

conforms("Tag", (props) => <Tag {...props}>Save 22%</Tag>);

test("is text that can't be clicked, and hides its icon from screen readers", () => {
  const { container } = render(
    <Tag variant="success" icon={Truck}>
      Free delivery
    </Tag>,
  );
  expect(screen.getByText("Free delivery")).toBeVisible();
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("a, button, [tabindex]")).toBeNull();
});

test("is a fact by default", () => {
  const { container } = render(
    <>
      <Tag>205/55 R16</Tag>
      <Tag variant="sunken">205/55 R16</Tag>
      <Tag variant="solid">Self-operated</Tag>
    </>,
  );
  const [plain, sunken, solid] = [...container.children].map(({ className }) => className);
  expect(plain).toBe(sunken);
  expect(plain).not.toBe(solid);
});
