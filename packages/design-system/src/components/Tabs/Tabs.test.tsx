import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { CountBadge } from "../CountBadge/index.ts";
import { Tabs, TabsList, TabsPanel, TabsTab, type TabsProps } from "./index.ts";
import meta from "./Tabs.meta.ts";

const tabs = (props: TabsProps) => (
  <Tabs defaultValue="all" {...props}>
    <TabsList label="Orders by state">
      <TabsTab value="all" label="All" count={24} />
      <TabsTab value="off" label="Refunds" disabled />
      <TabsTab value="pay" label="Unpaid" count={1} urgent />
      <TabsTab value="ship" label="Preparing" />
    </TabsList>
    <TabsPanel value="all">All orders</TabsPanel>
    <TabsPanel value="pay">Orders to pay</TabsPanel>
    <TabsPanel value="ship">Orders to ship</TabsPanel>
  </Tabs>
);

const chosen = () => screen.getByRole("tab", { selected: true });

conforms("Tabs", (props) => tabs(props));

keyboardTable(meta, {
  Tab: async (user) => {
    render(tabs({}));
    await user.tab();
    expect(screen.getByRole("tab", { name: "All 24" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("tabpanel", { name: "All 24" })).toHaveFocus();
  },
  "Arrow Right": async (user) => {
    render(tabs({}));
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(chosen()).toHaveAccessibleName("Unpaid 1");
    expect(chosen()).toHaveFocus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(chosen()).toHaveAccessibleName("All 24");
  },
  "Arrow Left": async (user) => {
    render(tabs({ defaultValue: "pay" }));
    await user.tab();
    await user.keyboard("{ArrowLeft}");
    expect(chosen()).toHaveAccessibleName("All 24");
    await user.keyboard("{ArrowLeft}");
    expect(chosen()).toHaveAccessibleName("Preparing");
  },
  Home: async (user) => {
    render(tabs({ defaultValue: "ship" }));
    await user.tab();
    await user.keyboard("{Home}");
    expect(chosen()).toHaveAccessibleName("All 24");
  },
  End: async (user) => {
    render(tabs({}));
    await user.tab();
    await user.keyboard("{End}");
    expect(chosen()).toHaveAccessibleName("Preparing");
  },
  "Enter, with activationMode manual": async (user) => {
    render(tabs({ activationMode: "manual" }));
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(chosen()).toHaveAccessibleName("All 24");
    await user.keyboard("{Enter}");
    expect(chosen()).toHaveAccessibleName("Unpaid 1");
  },
});

test("includes the count in the name and shows only the selected panel", () => {
  render(tabs({}));
  expect(screen.getByRole("tablist", { name: "Orders by state" })).toBeVisible();
  expect(screen.getByRole("tab", { name: "All 24", selected: true })).toBeVisible();
  expect(screen.getByRole("tabpanel")).toHaveTextContent("All orders");
});

test("when controlled, keeps the caller's value and reports the change", async () => {
  const onValueChange = vi.fn();
  render(tabs({ defaultValue: undefined, value: "all", onValueChange }));
  await userEvent.click(screen.getByRole("tab", { name: "Preparing" }));
  expect(onValueChange).toHaveBeenLastCalledWith("ship");
  expect(chosen()).toHaveAccessibleName("All 24");
});

test("shows counts up to the maximum that the tab sets", () => {
  render(
    <Tabs>
      <TabsList label="Orders by state">
        <TabsTab value="all" label="All" count={1370} maxCount={9999} />
        <TabsTab value="ship" label="Preparing" count={137} />
      </TabsList>
    </Tabs>,
  );
  expect(screen.getByRole("tab", { name: "All 1370" })).toBeVisible();
  expect(screen.getByRole("tab", { name: "Preparing 99+" })).toBeVisible();
});

test("reserves the bold width of labels and highlights only urgent counts", () => {
  render(tabs({}));
  const { className: calm } = screen.getByText("24");
  const { className: urgent } = screen.getByText("1");
  expect(screen.getByText("Preparing")).toHaveAttribute("data-words", "Preparing");
  expect(urgent).not.toBe(calm);
  const muted = render(<CountBadge count={24} tone="neutral" />);
  expect(muted.container.firstElementChild).toHaveClass(calm, { exact: true });
});

test("shows an icon and custom content, and moves by up and down when vertical", async () => {
  const { container } = render(
    <Tabs defaultValue="all" orientation="vertical">
      <TabsList label="Orders">
        <TabsTab value="all" icon={<svg data-probe="drawing" />}>
          All <em>orders</em>
        </TabsTab>
        <TabsTab value="ship" label="Preparing" />
      </TabsList>
      <TabsPanel value="all">Everything</TabsPanel>
      <TabsPanel value="ship">Soon</TabsPanel>
    </Tabs>,
  );
  expect(screen.getByRole("tablist")).toHaveAttribute("aria-orientation", "vertical");
  expect(screen.getByRole("tab", { name: "All orders" })).toBeVisible();
  expect(container.querySelector("[data-probe=drawing]")).toHaveAttribute("aria-hidden", "true");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("tabpanel")).toHaveTextContent("Soon");
});
