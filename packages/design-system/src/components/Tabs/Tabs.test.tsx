import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Tabs, TabsList, TabsPanel, TabsTab, type TabsProps } from "./index.ts";

const tabs = (props: TabsProps) => (
  <Tabs defaultValue="all" {...props}>
    <TabsList label="Orders by state">
      <TabsTab value="all" label="All" count={24} />
      <TabsTab value="pay" label="To pay" count={1} urgent />
      <TabsTab value="ship" label="To ship" />
    </TabsList>
    <TabsPanel value="all">All orders</TabsPanel>
    <TabsPanel value="pay">Orders to pay</TabsPanel>
    <TabsPanel value="ship">Orders to ship</TabsPanel>
  </Tabs>
);

conforms("Tabs", (props) => tabs(props));

test.each([
  ["{ArrowRight}", "pay"],
  ["{ArrowLeft}", "ship"],
  ["{End}", "ship"],
])("%s chooses the tab %s", async (key, value) => {
  const onValueChange = vi.fn();
  render(tabs({ onValueChange }));
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onValueChange).toHaveBeenLastCalledWith(value);
});

test("the count is part of the name, and only the chosen panel is shown", () => {
  render(tabs({}));
  expect(screen.getByRole("tab", { name: "All 24", selected: true })).toBeVisible();
  expect(screen.getByRole("tabpanel")).toHaveTextContent("All orders");
});

test("manual: arrow keys only move, Enter chooses", async () => {
  const onValueChange = vi.fn();
  render(tabs({ onValueChange, activationMode: "manual" }));
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onValueChange).toHaveBeenCalledWith("pay");
});
