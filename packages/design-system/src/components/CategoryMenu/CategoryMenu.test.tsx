import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { CategoryMenu, type CategoryEntry } from "./index.ts";
import meta from "./CategoryMenu.meta.ts";

const entries: CategoryEntry[] = ["Tires", "Wheels", "Car care"].map((label) => ({
  id: label,
  label,
  href: `/${label}`,
  toggleLabel: `Show ${label}`,
  groups: [
    {
      label: `${label} by season`,
      href: `/${label}/season`,
      links: [{ label: "Winter", href: `/${label}/w` }],
    },
  ],
}));

conforms("CategoryMenu", (props) => <CategoryMenu label="All categories" entries={entries} {...props} />);

const toggle = (label: string) => screen.getByRole("button", { name: `Show ${label}` });
const isOpen = (label: string) => toggle(label).getAttribute("aria-expanded") === "true";
const rowOf = (label: string) => toggle(label).parentElement as HTMLElement;

afterEach(() => void vi.useRealTimers());

test("the HTML of the server holds every panel, closed", () => {
  const html = renderToString(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
  for (const { label } of entries) expect(html).toContain(`${label} by season`);
  expect(html.match(/hidden=""/g)).toHaveLength(entries.length);
});

describe("with a mouse", () => {
  const enter = (label: string, x = 100, y = 40) =>
    fireEvent.pointerEnter(rowOf(label), { pointerType: "mouse", clientX: x, clientY: y });
  const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  test("a rest opens a panel, the next one opens at once", () => {
    vi.useFakeTimers();
    render(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
    enter("Tires");
    expect(isOpen("Tires")).toBe(false);
    rest(130);
    expect(isOpen("Tires")).toBe(true);
    enter("Wheels");
    expect(isOpen("Tires")).toBe(false);
    expect(isOpen("Wheels")).toBe(true);
  });

  test("a pointer on its way into the panel keeps it", () => {
    vi.useFakeTimers();
    const { container } = render(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
    enter("Tires");
    rest(130);
    const panel = container.querySelector(
      `[id="${toggle("Tires").getAttribute("aria-controls")}"]`,
    ) as HTMLElement;
    panel.getBoundingClientRect = () => new DOMRect(216, 0, 744, 440);
    const column = rowOf("Tires").closest("ul") as HTMLElement;
    fireEvent.pointerMove(column, { clientX: 100, clientY: 40 });
    enter("Wheels", 150, 70);
    expect(isOpen("Tires")).toBe(true);
    rest(320);
    expect(isOpen("Wheels")).toBe(true);
  });

  test("a click right after hover does not close it, a later one does", () => {
    vi.useFakeTimers();
    render(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
    enter("Tires");
    rest(130);
    fireEvent.click(toggle("Tires"));
    expect(isOpen("Tires")).toBe(true);
    rest(1000);
    fireEvent.click(toggle("Tires"));
    expect(isOpen("Tires")).toBe(false);
  });

  test("leaving closes it after a while", () => {
    vi.useFakeTimers();
    render(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
    enter("Tires");
    rest(130);
    fireEvent.pointerLeave(screen.getByRole("navigation"), { pointerType: "mouse" });
    rest(300);
    expect(isOpen("Tires")).toBe(false);
  });
});

const menu = <CategoryMenu label="All categories" entries={entries} alwaysOpen />;
const department = (name: string) => screen.getByRole("link", { name });

keyboardTable(meta, {
  Tab: async (user) => {
    render(menu);
    await user.tab();
    expect(department("Tires")).toHaveFocus();
    await user.tab();
    expect(toggle("Tires")).toHaveFocus();
    await user.keyboard("{Enter}");
    await user.tab();
    expect(department("Tires by season")).toHaveFocus();
  },
  "Enter or Space, on the button of a department": async (user) => {
    render(menu);
    toggle("Wheels").focus();
    await user.keyboard("{Enter}");
    expect(isOpen("Wheels")).toBe(true);
    await user.keyboard(" ");
    expect(isOpen("Wheels")).toBe(false);
  },
  "Arrow Down": async (user) => {
    render(menu);
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(department("Wheels")).toHaveFocus();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(department("Tires")).toHaveFocus();
  },
  "Arrow Up": async (user) => {
    render(menu);
    await user.tab();
    await user.keyboard("{ArrowUp}");
    expect(department("Car care")).toHaveFocus();
  },
  Home: async (user) => {
    render(menu);
    department("Wheels").focus();
    await user.keyboard("{Home}");
    expect(department("Tires")).toHaveFocus();
  },
  End: async (user) => {
    render(menu);
    await user.tab();
    await user.keyboard("{End}");
    expect(department("Car care")).toHaveFocus();
  },
  "Arrow Right": async (user) => {
    render(menu);
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(isOpen("Tires")).toBe(true);
    await vi.waitFor(() => expect(department("Tires by season")).toHaveFocus());
  },
  "Arrow Left": async (user) => {
    render(menu);
    await user.tab();
    await user.keyboard("{ArrowRight}");
    await vi.waitFor(() => expect(department("Tires by season")).toHaveFocus());
    await user.keyboard("{ArrowLeft}");
    expect(isOpen("Tires")).toBe(false);
    expect(department("Tires")).toHaveFocus();
  },
  Escape: async (user) => {
    render(<CategoryMenu label="All categories" entries={entries} />);
    const cell = screen.getByRole("button", { name: "All categories" });
    await user.click(cell);
    department("Tires").focus();
    await user.keyboard("{ArrowRight}");
    await vi.waitFor(() => expect(department("Tires by season")).toHaveFocus());
    await user.keyboard("{Escape}");
    expect(isOpen("Tires")).toBe(false);
    expect(department("Tires")).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(cell).toHaveAttribute("aria-expanded", "false");
    expect(cell).toHaveFocus();
  },
});
