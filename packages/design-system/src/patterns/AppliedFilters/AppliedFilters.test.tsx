import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { AppliedFilters } from "./index.ts";

const filters = [{ id: "w", label: "Winter", removeLabel: "Remove Winter", href: "/s" }];

conforms("AppliedFilters", (props) => <AppliedFilters label="Filters" filters={filters} {...props} />);

test("each chip leads to the list without it", () => {
  render(<AppliedFilters label="Filters" filters={filters} clear={{ label: "Clear all", href: "/all" }} />);
  expect(screen.getByRole("link", { name: "Remove Winter" })).toHaveAttribute("href", "/s");
  expect(screen.getByRole("link", { name: "Clear all" })).toHaveAttribute("href", "/all");
});
