import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Heading } from "./index.ts";

conforms("Heading", (props) => (
  <Heading level={2} {...props}>
    Orders
  </Heading>
));

test("sets level and size independently", () => {
  render(
    <Heading level={3} size={24}>
      Orders
    </Heading>,
  );
  expect(screen.getByRole("heading", { level: 3, name: "Orders" })).toBeVisible();
});
