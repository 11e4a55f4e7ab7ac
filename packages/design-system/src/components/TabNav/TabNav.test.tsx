import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { DesignSystemProvider, type LinkComponentProps } from "../../provider/index.ts";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { CountBadge } from "../CountBadge/index.ts";
import { TabNav } from "./index.ts";
import meta from "./TabNav.meta.ts";

const items = [
  { label: "All", href: "#orders", current: true, count: 24 },
  { label: "Unpaid", href: "#to-pay" },
];

conforms("TabNav", (props) => <TabNav label="Orders" items={items} {...props} />);

keyboardTable(meta, {
  Tab: async (user) => {
    render(<TabNav label="Orders" items={items} />);
    await user.tab();
    expect(screen.getByRole("link", { name: "All 24" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "Unpaid" })).toHaveFocus();
  },
  Enter: async (user) => {
    render(<TabNav label="Orders" items={items} />);
    await user.tab();
    await user.tab();
    await user.keyboard("{Enter}");
    expect(location.hash).toBe("#to-pay");
  },
});

test("scrolls a focused link fully into the row", async () => {
  const intoView = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  render(<TabNav label="Orders" items={items} />);
  await userEvent.tab();
  expect(intoView).toHaveBeenCalledWith({ block: "nearest", inline: "nearest" });
  expect(intoView.mock.contexts).toEqual([screen.getByRole("link", { name: "All 24" })]);
});

test("renders links of a named landmark, with counts in their names", () => {
  render(<TabNav label="Orders" items={items} />);
  expect(screen.getByRole("navigation", { name: "Orders" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "All 24" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Unpaid" })).not.toHaveAttribute("aria-current");
});

test("renders links with the router's link", () => {
  const RouterLink = ({ href, ...rest }: LinkComponentProps) => <a data-router href={href} {...rest} />;
  render(
    <DesignSystemProvider linkComponent={RouterLink}>
      <TabNav label="Orders" items={items} />
    </DesignSystemProvider>,
  );
  for (const link of screen.getAllByRole("link")) expect(link).toHaveAttribute("data-router");
});

test("highlights only urgent counts, and shows none without a count", () => {
  const { container } = render(
    <TabNav
      label="Orders"
      items={[
        { label: "All", href: "/all", count: 24 },
        { label: "Unpaid", href: "/pay", count: 1, urgent: true },
        { label: "Done", href: "/done" },
      ]}
    />,
  );
  const badges = [...container.querySelectorAll("[data-component=CountBadge]")];
  expect(badges.map((badge) => badge.textContent)).toEqual(["24", "1"]);
  expect(badges[0]?.className).not.toBe(badges[1]?.className);
  const muted = render(<CountBadge count={24} tone="neutral" />);
  expect(badges[0]?.className).toBe(muted.container.firstElementChild?.className);
});

test("omits a count of zero from the name, as the badge does", () => {
  render(<TabNav label="Orders" items={[{ label: "Unpaid", href: "#to-pay", count: 0 }]} />);
  expect(screen.getByRole("link")).toHaveAccessibleName("Unpaid");
});
