import { render, screen } from "@testing-library/react";
import Heart from "lucide-react/icons/heart";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { CountBadge } from "../CountBadge/index.ts";
import { SideNav, type SideNavGroup } from "./index.ts";
import meta from "./SideNav.meta.ts";

const groups: SideNavGroup[] = [
  { links: [{ label: "Overview", href: "/users" }] },
  {
    name: "Orders",
    collapsible: true,
    links: [
      { label: "My orders", href: "/users/orders", current: true },
      { label: "Refunds", href: "/users/refunds", count: 3, urgent: true },
    ],
  },
];

conforms("SideNav", (props) => <SideNav label="Account" groups={groups} {...props} />);

keyboardTable(meta, {
  Tab: async (user) => {
    render(<SideNav label="Account" groups={groups} />);
    await user.tab();
    expect(screen.getByRole("link", { name: "Overview" })).toHaveFocus();
  },
  "Enter or Space on a group": async () => {
    const { container } = render(<SideNav label="Account" groups={groups} />);
    const summary = container.querySelector("summary") as HTMLElement;
    // A native element: browsers turn keys into clicks, and the click is tested here.
    summary.click();
    expect(container.querySelector("details")).not.toHaveAttribute("open");
    summary.click();
    expect(container.querySelector("details")).toHaveAttribute("open");
  },
});

test("is a named landmark with named lists, and exposes the current page and counts", () => {
  render(<SideNav label="Account" groups={groups} />);
  expect(screen.getByRole("navigation", { name: "Account" })).toBeVisible();
  expect(screen.getByRole("list", { name: "Orders" })).toBeVisible();
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("My orders");
  expect(screen.getByRole("link", { name: "Refunds 3" })).toHaveAttribute("href", "/users/refunds");
});

test("collapses only named groups, and shows icons and counts of the links that have them", () => {
  const { container } = render(
    <SideNav
      label="Account"
      groups={[
        { collapsible: true, links: [{ label: "Overview", href: "/users", icon: Heart }] },
        { name: "Orders", links: [{ label: "Refunds", href: "/refunds", count: 3, urgent: true }] },
        { name: "Wallet", links: [{ label: "Coupons", href: "/coupons", count: 7 }] },
      ]}
    />,
  );
  expect(container.querySelector("details")).toBeNull();
  expect([...container.querySelectorAll("p")].map((name) => name.textContent)).toEqual(["Orders", "Wallet"]);
  const signs = screen.getAllByRole("link").map((link) => link.querySelectorAll("svg").length);
  expect(signs).toEqual([1, 0, 0]);
  const badges = [...container.querySelectorAll("[data-component=CountBadge]")];
  expect(badges.map((badge) => badge.textContent)).toEqual(["3", "7"]);
  const muted = render(<CountBadge count={7} tone="neutral" />).container.firstElementChild;
  expect(badges.map((badge) => badge.className === muted?.className)).toEqual([false, true]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("aria-current"))).toEqual([
    null,
    null,
    null,
  ]);
});

test("omits a count of zero from the name, as the badge does", () => {
  render(
    <SideNav label="Account" groups={[{ links: [{ label: "Refunds", href: "/refunds", count: 0 }] }]} />,
  );
  expect(screen.getByRole("link")).toHaveAccessibleName("Refunds");
});
