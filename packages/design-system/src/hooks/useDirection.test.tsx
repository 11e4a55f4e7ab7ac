import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { PriceRange } from "../components/PriceRange/index.ts";
import { Tabs, TabsList, TabsPanel, TabsTab } from "../components/Tabs/index.ts";
import { useDirection } from "./useDirection.ts";

afterEach(() => document.documentElement.removeAttribute("dir"));

const Said = () => <output>{useDirection()}</output>;

test("follows the page's direction, also when it changes", async () => {
  render(<Said />);
  expect(screen.getByRole("status")).toHaveTextContent("ltr");
  await act(async () => {
    document.documentElement.dir = "rtl";
    await Promise.resolve();
  });
  expect(screen.getByRole("status")).toHaveTextContent("rtl");
});

test("hydrates the server's HTML without a warning and corrects it afterwards", () => {
  const complaint = vi.spyOn(console, "error");
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<Said />);
  expect(container).toHaveTextContent("ltr");
  document.documentElement.dir = "rtl";
  render(<Said />, { container, hydrate: true });
  expect(container).toHaveTextContent("rtl");
  expect(complaint).not.toHaveBeenCalled();
});

const tabs = (
  <Tabs defaultValue="all">
    <TabsList label="Orders by state">
      <TabsTab value="all" label="All" />
      <TabsTab value="pay" label="Unpaid" />
      <TabsTab value="ship" label="Preparing" />
    </TabsList>
    <TabsPanel value="all">All orders</TabsPanel>
  </Tabs>
);

test("moves to the next tab on Arrow Left in right-to-left text", async () => {
  document.documentElement.dir = "rtl";
  render(tabs);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName("Unpaid");
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName("All");
});

test("renders no direction on the server, so that tabs inherit the page's", () => {
  expect(renderToString(tabs)).not.toContain("dir=");
});

test("raises a price on Arrow Left in right-to-left text", async () => {
  document.documentElement.dir = "rtl";
  const onValueChange = vi.fn();
  render(
    <PriceRange
      label="Price"
      scale={[1000, 50_000]}
      symbol="$"
      priceText={String}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(onValueChange).toHaveBeenLastCalledWith({ min: 1100, max: null });
});
