import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import Package from "lucide-react/icons/package";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./AppShell.meta.ts";
import { AppShell, PageHeader, type AppNavGroup, type AppShellProps } from "./index.ts";

const groups: AppNavGroup[] = [
  {
    name: "Sales",
    links: [
      {
        label: "Orders",
        href: "/orders",
        icon: Package,
        count: 12,
        pages: [{ label: "Drafts", href: "/orders/drafts" }],
      },
      { label: "Returns", href: "/returns", icon: Package, current: true },
    ],
  },
];

const shell = (props: Partial<AppShellProps> = {}) => (
  <AppShell label="Console" groups={groups} brand="Carmine" {...props}>
    <input aria-label="Name" />
  </AppShell>
);

conforms("AppShell", (props) => shell(props));
conforms("PageHeader", (props) => <PageHeader title="Orders" {...props} />);

const link = (name: string | RegExp) => screen.getByRole("link", { name });

keyboardTable(meta, {
  Tab: async (user) => {
    render(shell());
    await user.tab();
    expect(link("Skip to content")).toHaveFocus();
    await user.tab();
    expect(link(/Orders/)).toHaveFocus();
  },
  "[": async (user) => {
    const onCollapsedChange = vi.fn();
    render(shell({ onCollapsedChange }));
    await user.keyboard("[[");
    expect(onCollapsedChange).toHaveBeenLastCalledWith(true);
    expect(screen.getByRole("button", { name: "Expand menu" })).toBeVisible();
    await user.type(screen.getByRole("textbox"), "[[");
    expect(onCollapsedChange).toHaveBeenCalledOnce();
  },
  "Enter or Space, on an arrow": async (user) => {
    render(shell());
    const arrow = screen.getByRole("button", { name: "Pages of Orders" });
    expect(arrow).toHaveAttribute("aria-expanded", "false");
    arrow.focus();
    await user.keyboard("{Enter}");
    expect(link("Drafts")).toHaveAttribute("href", "/orders/drafts");
  },
});

test("names the landmark, marks the current page and includes counts in names", () => {
  render(shell());
  const nav = screen.getByRole("navigation", { name: "Console" });
  expect(within(nav).getByRole("list", { name: "Sales" })).toBeVisible();
  expect(link("Orders 12")).toBeVisible();
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Returns");
});

test("keeps names of links while only icons are visible", async () => {
  render(shell({ workspace: "Carmine Tires" }));
  expect(screen.getByText("Carmine Tires")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Collapse menu" }));
  expect(link("Returns")).toHaveAttribute("title", "Returns");
  expect(screen.queryByText("Carmine Tires")).toBeNull();
});

test("opens the second level of the current page", () => {
  render(
    shell({
      groups: [
        {
          links: [
            {
              label: "Orders",
              href: "/orders",
              icon: Package,
              pages: [{ label: "Drafts", href: "/drafts", current: true }],
            },
          ],
        },
      ],
    }),
  );
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Drafts");
});

test("opens the navigation in a drawer", async () => {
  render(shell());
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  expect(within(screen.getByRole("dialog", { name: "Menu" })).getByRole("navigation")).toBeVisible();
});

test("starts a page with breadcrumb, main heading and actions", () => {
  render(
    <PageHeader
      title="Order 9264"
      crumbs={[{ label: "Orders", href: "/orders" }, { label: "9264" }]}
      status="To ship"
      meta="Mara"
      actions={<button type="button">Ship</button>}
    />,
  );
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Order 9264" })).toBeVisible();
  expect(screen.getByText("To ship")).toBeVisible();
  expect(screen.getByText("Mara")).toBeVisible();
});
