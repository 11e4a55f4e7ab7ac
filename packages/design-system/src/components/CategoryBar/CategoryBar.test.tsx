import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { CategoryBar } from "./index.ts";

const links = [
  { label: "Home", href: "/", current: true },
  { label: "Top list", href: "/goods/top_one" },
];

conforms("CategoryBar", (props) => <CategoryBar label="Main" links={links} {...props} />);

test("the main places are links; the one of this page is marked", () => {
  render(<CategoryBar label="Main" links={links} note={{ text: "Fitting" }} />);
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Top list" })).not.toHaveAttribute("aria-current");
  expect(screen.getByText("Fitting")).toBeInTheDocument();
});
