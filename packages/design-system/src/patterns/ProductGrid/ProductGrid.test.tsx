import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { ProductGrid } from "./index.ts";

conforms("ProductGrid", (props) => <ProductGrid {...props} />);

test("renders each child as an item of one list", () => {
  render(
    <ProductGrid columns={4}>
      <p>a</p>
      <p>b</p>
    </ProductGrid>,
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["a", "b"]);
});
