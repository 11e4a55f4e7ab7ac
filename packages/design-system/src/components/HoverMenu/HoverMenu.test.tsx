import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { HoverMenu } from "./index.ts";
import meta from "./HoverMenu.meta.ts";

conforms("HoverMenu", (props) => (
  <HoverMenu trigger="Language" {...props}>
    words
  </HoverMenu>
));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setup = () => {
  const { container } = render(
    <>
      <HoverMenu trigger="Language">
        <a href="/th">ไทย</a>
      </HoverMenu>
      <button type="button">elsewhere</button>
    </>,
  );
  const details = container.querySelector("details") as HTMLDetailsElement;
  const summary = container.querySelector("summary") as HTMLElement;
  const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { details, summary, rest };
};

test("opens when the mouse rests, not when it passes", () => {
  const { details, rest } = setup();
  fireEvent.pointerEnter(details, { pointerType: "mouse" });
  rest(100);
  expect(details.open).toBe(false);
  rest(40);
  expect(details.open).toBe(true);
  fireEvent.pointerLeave(details, { pointerType: "mouse" });
  rest(400);
  expect(details.open).toBe(false);
});

test("a click right after hover does not close it", () => {
  const { details, summary, rest } = setup();
  fireEvent.pointerEnter(details, { pointerType: "mouse" });
  rest(150);
  // Whether the browser's own toggling was called off; the test's document toggles regardless.
  expect(fireEvent.click(summary)).toBe(false);
  rest(1000);
  expect(fireEvent.click(summary)).toBe(true);
});

test("a finger does not hover", () => {
  const { details, rest } = setup();
  fireEvent.pointerEnter(details, { pointerType: "touch" });
  rest(500);
  expect(details.open).toBe(false);
});

test("closes when the focus goes elsewhere, and when a link is followed", () => {
  const { details, summary } = setup();
  details.open = true;
  fireEvent.blur(summary, { relatedTarget: screen.getByRole("button", { name: "elsewhere" }) });
  expect(details.open).toBe(false);
  details.open = true;
  fireEvent.click(screen.getByRole("link", { name: "ไทย" }));
  expect(details.open).toBe(false);
});

keyboardTable(meta, {
  "Enter or Space, on the button": async () => {
    const { details, summary } = setup();
    // The browser makes a click of either key.
    fireEvent.click(summary);
    expect(details.open).toBe(true);
    fireEvent.click(summary);
    expect(details.open).toBe(false);
  },
  Tab: async (user) => {
    const { details, summary } = setup();
    vi.useRealTimers();
    details.open = true;
    await user.tab();
    expect(summary).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "ไทย" })).toHaveFocus();
    expect(details.open).toBe(true);
    await user.tab();
    expect(screen.getByRole("button", { name: "elsewhere" })).toHaveFocus();
    expect(details.open).toBe(false);
  },
  Escape: async (user) => {
    const { details, summary } = setup();
    vi.useRealTimers();
    details.open = true;
    screen.getByRole("link", { name: "ไทย" }).focus();
    await user.keyboard("{Escape}");
    expect(details.open).toBe(false);
    expect(summary).toHaveFocus();
  },
});
