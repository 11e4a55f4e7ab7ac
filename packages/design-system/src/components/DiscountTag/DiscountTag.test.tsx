import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { DiscountTag } from "./index.ts";

conforms("DiscountTag", (props) => <DiscountTag {...props}>Save 20%</DiscountTag>);

test("styles the two variants differently", () => {
  render(
    <>
      <DiscountTag>Save 20%</DiscountTag>
      <DiscountTag variant="solid">Save 30%</DiscountTag>
    </>,
  );
  const root = (text: string) => screen.getByText(text).closest("[data-component]");
  expect(root("Save 20%")?.className).not.toBe(root("Save 30%")?.className);
});
