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

  test("opens the first panel after a delay and the next one immediately", () => {
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

  test("keeps the panel open while the pointer moves towards it", () => {
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

  test("ignores a click right after hover, but closes on a later one", () => {
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

  test("keeps the panel that the pointer has reached, whatever it crossed", () => {
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

  test("puts the panel on the other side in right-to-left text", () => {
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

  test("uses only the last few pointer positions", () => {
    vi.useFakeTimers();
    render(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
    enter("Tires");
    rest(130);
    const panel = document.getElementById(toggle("Tires").getAttribute("aria-controls") ?? "") as HTMLElement;
    panel.getBoundingClientRect = () => new DOMRect(216, 0, 744, 440);
    const column = rowOf("Tires").closest("ul") as HTMLElement;
    // From the far left to the panel, then straight down.
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

  test("opens nothing for a row left immediately, and keeps a row that was re-entered", () => {
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

  test("closes after a delay when the pointer leaves", () => {
    vi.useFakeTimers();
    render(<CategoryMenu label="All categories" entries={entries} alwaysOpen />);
    enter("Tires");
    rest(130);
    fireEvent.pointerLeave(screen.getByRole("navigation"), { pointerType: "mouse" });
    rest(300);
    expect(isOpen("Tires")).toBe(false);
  });
});

describe("a column that isn't always open", () => {
  const mouse = { pointerType: "mouse" };
  const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const cell = () => screen.getByRole("button", { name: "All categories" });
  const column = () => document.getElementById(cell().getAttribute("aria-controls") ?? "");
  const setup = () => {
    vi.useFakeTimers();
    render(<CategoryMenu label="All categories" entries={entries} />);
    return screen.getByRole("navigation", { name: "All categories" });
  };

  test("opens on hover and closes after leaving; touch doesn't count as hover", () => {
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

  test("stays open on a click right after hover and closes on a later one", () => {
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

  test("closes hover-opened layers on Escape one at a time, wherever the focus is", async () => {
    const root = setup();
    fireEvent.pointerEnter(root, mouse);
    rest(130);
    fireEvent.pointerEnter(rowOf("Tires"), mouse);
    rest(130);
    expect(isOpen("Tires")).toBe(true);
    const onKeyDown = vi.fn();
    document.body.addEventListener("keydown", onKeyDown);
    const escape = () => fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.keyDown(document.body, { key: "x" });
    escape();
    expect(isOpen("Tires")).toBe(false);
    expect(column()).toBeVisible();
    escape();
    expect(column()).not.toBeVisible();
    expect(document.body).toHaveFocus();
    expect(onKeyDown).toHaveBeenCalledOnce();
    // Once closed, the rest of the page handles the key.
    escape();
    expect(onKeyDown).toHaveBeenCalledTimes(2);
    document.body.removeEventListener("keydown", onKeyDown);
  });

  test("exposes its state to style sheets", () => {
    setup();
    expect(column()).toHaveAttribute("data-floating");
    fireEvent.click(cell());
    fireEvent.click(toggle("Tires"));
    expect(rowOf("Tires")).toHaveAttribute("data-state", "open");
    expect(rowOf("Wheels")).toHaveAttribute("data-state", "closed");
  });
});
