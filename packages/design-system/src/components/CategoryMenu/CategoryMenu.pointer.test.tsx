import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CategoryMenu, type CategoryEntry } from "./index.ts";

const entries: CategoryEntry[] = ["Tires", "Wheels", "Car care"].map((label) => ({
  id: label,
  label,
  href: `/${label}`,
  groups: [],
}));

const toggle = (label: string) => screen.getByRole("button", { name: `Show ${label}` });
const isOpen = (label: string) => toggle(label).getAttribute("aria-expanded") === "true";
const rowOf = (label: string) => toggle(label).parentElement as HTMLElement;

afterEach(() => void vi.useRealTimers());

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

  test("a pointer that has reached the panel keeps it, whatever it crossed", () => {
    vi.useFakeTimers();
    render(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
    enter("Tires");
    rest(130);
    const panel = document.getElementById(toggle("Tires").getAttribute("aria-controls") ?? "") as HTMLElement;
    panel.getBoundingClientRect = () => new DOMRect(216, 0, 744, 440);
    fireEvent.pointerMove(rowOf("Tires").closest("ul") as HTMLElement, { clientX: 100, clientY: 40 });
    enter("Wheels", 150, 70);
    fireEvent.pointerEnter(panel);
    rest(1000);
    expect(isOpen("Tires")).toBe(true);
  });

  test("right to left the panel is at the other side", () => {
    vi.useFakeTimers();
    render(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
    enter("Tires");
    rest(130);
    const panel = document.getElementById(toggle("Tires").getAttribute("aria-controls") ?? "") as HTMLElement;
    panel.getBoundingClientRect = () => new DOMRect(-744, 0, 744, 440);
    fireEvent.pointerMove(rowOf("Tires").closest("ul") as HTMLElement, { clientX: 100, clientY: 40 });
    enter("Wheels", 50, 50);
    expect(isOpen("Tires")).toBe(true);
  });

  test("only the last few steps tell where it goes", () => {
    vi.useFakeTimers();
    render(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
    enter("Tires");
    rest(130);
    const panel = document.getElementById(toggle("Tires").getAttribute("aria-controls") ?? "") as HTMLElement;
    panel.getBoundingClientRect = () => new DOMRect(216, 0, 744, 440);
    const column = rowOf("Tires").closest("ul") as HTMLElement;
    // From the far left to the panel, and from there straight down.
    for (const [clientX, clientY] of [
      [10, 40],
      [150, 40],
      [150, 60],
      [150, 80],
      [150, 100],
    ])
      fireEvent.pointerMove(column, { clientX, clientY });
    enter("Wheels", 150, 120);
    expect(isOpen("Wheels")).toBe(true);
  });

  test("a row that is left at once opens nothing, and one come back to stays", () => {
    vi.useFakeTimers();
    render(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
    const root = screen.getByRole("navigation");
    fireEvent.pointerEnter(rowOf("Tires"), { pointerType: "touch" });
    rest(500);
    expect(isOpen("Tires")).toBe(false);
    enter("Tires");
    rest(130);
    fireEvent.pointerLeave(root, { pointerType: "touch" });
    rest(500);
    expect(isOpen("Tires")).toBe(true);
    fireEvent.pointerLeave(root, { pointerType: "mouse" });
    enter("Tires");
    rest(500);
    expect(isOpen("Tires")).toBe(true);
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

describe("the column of a page that does not show it always", () => {
  const mouse = { pointerType: "mouse" };
  const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const cell = () => screen.getByRole("button", { name: "All categories" });
  const column = () => document.getElementById(cell().getAttribute("aria-controls") ?? "");
  const setup = () => {
    vi.useFakeTimers();
    render(<CategoryMenu label="All categories" entries={entries} />);
    return screen.getByRole("navigation", { name: "All categories" });
  };

  test("opens on rest and goes after leaving; a finger does not hover", () => {
    const root = setup();
    fireEvent.pointerEnter(root, { pointerType: "touch" });
    rest(500);
    expect(column()).not.toBeVisible();
    fireEvent.pointerEnter(root, mouse);
    rest(130);
    expect(column()).toBeVisible();
    fireEvent.pointerLeave(root, { pointerType: "touch" });
    rest(500);
    expect(column()).toBeVisible();
    fireEvent.pointerLeave(root, mouse);
    rest(200);
    expect(column()).toBeVisible();
    rest(50);
    expect(column()).not.toBeVisible();
  });

  test("a click right after hover keeps it, a later one closes it", () => {
    const root = setup();
    fireEvent.pointerEnter(root, mouse);
    rest(130);
    fireEvent.click(cell());
    expect(cell()).toHaveAttribute("aria-expanded", "true");
    fireEvent.click(cell());
    expect(cell()).toHaveAttribute("aria-expanded", "false");
    fireEvent.pointerEnter(root, mouse);
    rest(1000);
    fireEvent.click(cell());
    expect(cell()).toHaveAttribute("aria-expanded", "false");
  });

  test("what the mouse has opened goes by Escape, wherever the focus is, one layer at a time", async () => {
    const root = setup();
    fireEvent.pointerEnter(root, mouse);
    rest(130);
    fireEvent.pointerEnter(rowOf("Tires"), mouse);
    rest(130);
    expect(isOpen("Tires")).toBe(true);
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    const escape = () => fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.keyDown(document.body, { key: "x" });
    escape();
    expect(isOpen("Tires")).toBe(false);
    expect(column()).toBeVisible();
    escape();
    expect(column()).not.toBeVisible();
    expect(document.body).toHaveFocus();
    expect(heard).toHaveBeenCalledOnce();
    // Closed, the key belongs to what else is on the page.
    escape();
    expect(heard).toHaveBeenCalledTimes(2);
    document.body.removeEventListener("keydown", heard);
  });

  test("its state is there for style sheets", () => {
    setup();
    expect(column()).toHaveAttribute("data-floating");
    fireEvent.click(cell());
    fireEvent.click(toggle("Tires"));
    expect(rowOf("Tires")).toHaveAttribute("data-state", "open");
    expect(rowOf("Wheels")).toHaveAttribute("data-state", "closed");
  });
});
