import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { TabNav } from "./index.ts";

const items = [
  { label: "All", href: "/orders", current: true, count: 24 },
  { label: "To pay", href: "/orders?state=0" },
];

conforms("TabNav", (props) => <TabNav label="Orders" items={items} {...props} />);

test("links of a named landmark; the name of a link has its count", () => {
  render(<TabNav label="Orders" items={items} />);
  expect(screen.getByRole("navigation", { name: "Orders" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "All 24" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "To pay" })).not.toHaveAttribute("aria-current");
});
