import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./Breadcrumb.meta.ts";
import { Breadcrumb } from "./index.ts";

const items = [{ label: "Home", href: "/" }, { label: "Winter" }, { label: "205/55 R16", href: "/here" }];

conforms("Breadcrumb", (props) => <Breadcrumb label="Path" items={items} {...props} />);

const path = [{ label: "Home", href: "#home" }, { label: "Tires", href: "#tires" }, { label: "205/55 R16" }];

keyboardTable(meta, {
  Tab: async (user) => {
    render(<Breadcrumb label="Path" items={path} />);
    await user.tab();
    expect(screen.getByRole("link", { name: "Home" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "Tires" })).toHaveFocus();
  },
  Enter: async (user) => {
    render(<Breadcrumb label="Path" items={path} />);
    await user.tab();
    await user.tab();
    await user.keyboard("{Enter}");
    expect(location.hash).toBe("#tires");
  },
});

test("marks the last item as the current page, without a link", () => {
  render(<Breadcrumb label="Path" items={items} />);
  expect(screen.getByRole("navigation", { name: "Path" })).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home"]);
  expect(screen.getByText("205/55 R16")).toHaveAttribute("aria-current", "page");
});
