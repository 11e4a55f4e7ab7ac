import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { DescriptionList } from "./index.ts";

const items = [
  { term: "Order", value: "2026 1031" },
  { term: "Total", value: "$148.50" },
];

conforms("DescriptionList", (props) => <DescriptionList items={items} {...(props as object)} />);

test.each(["beside", "ends", "stacked"] as const)("%s: renders terms and values in order", (layout) => {
  render(<DescriptionList items={items} layout={layout} />);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Order", "Total"]);
  expect(screen.getAllByRole("definition").map((value) => value.textContent)).toEqual([
    "2026 1031",
    "$148.50",
  ]);
});
