import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { CategoryMenu, type CategoryEntry } from "./index.ts";

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

test("with keys: down, end, into the panel and back", async () => {
  render(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "Tires" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("link", { name: "Wheels" })).toHaveFocus();
  await userEvent.keyboard("{End}{ArrowRight}");
  await vi.waitFor(() => expect(screen.getByRole("link", { name: "Car care by season" })).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  expect(isOpen("Car care")).toBe(false);
  expect(screen.getByRole("link", { name: "Car care" })).toHaveFocus();
});

test("away from home the cell opens the column, Escape closes it", async () => {
  render(<CategoryMenu label="All categories" entries={entries} />);
  const cell = screen.getByRole("button", { name: "All categories" });
  await userEvent.click(cell);
  expect(cell).toHaveAttribute("aria-expanded", "true");
  screen.getByRole("link", { name: "Tires" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(cell).toHaveAttribute("aria-expanded", "false");
  expect(cell).toHaveFocus();
});
