import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { CategoryBar } from "./index.ts";
import meta from "./CategoryBar.meta.ts";

const links = [
  { label: "Home", href: "/", current: true },
  { label: "Top list", href: "/goods/top_one" },
];

conforms("CategoryBar", (props) => <CategoryBar label="Main" links={links} {...props} />);

keyboardTable(meta, {
  Tab: async (user) => {
    render(<CategoryBar label="Main" links={links} menu={<button type="button">All categories</button>} />);
    await user.tab();
    expect(screen.getByRole("button", { name: "All categories" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "Home" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "Top list" })).toHaveFocus();
  },
  Enter: async (user) => {
    render(<CategoryBar label="Main" links={[{ label: "Flash deals", href: "#flash" }]} />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(location.hash).toBe("#flash");
  },
});

test("renders the main links and marks the current page", () => {
  render(<CategoryBar label="Main" links={links} note={{ text: "Fitting" }} />);
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Top list" })).not.toHaveAttribute("aria-current");
  expect(screen.getByText("Fitting")).toBeInTheDocument();
});
