import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Dialog } from "../Dialog/index.ts";
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

test.each([150, 3000])("stays open on the first click %i ms after the pointer came", (ms) => {
  const { details, summary, rest } = setup();
  fireEvent.pointerEnter(details, { pointerType: "mouse" });
  rest(ms);
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

test("one opened by hand is not taken for one that hover has just opened", () => {
  const { details, summary, rest } = setup();
  details.open = true;
  fireEvent.pointerEnter(details, { pointerType: "mouse" });
  rest(150);
  expect(fireEvent.click(summary)).toBe(true);
});

test("closed and clicked at once it opens: the hover of before no longer counts", () => {
  const { details, summary, rest } = setup();
  fireEvent.pointerEnter(details, { pointerType: "mouse" });
  rest(150);
  fireEvent.click(screen.getByRole("link", { name: "ไทย" }));
  expect(details.open).toBe(false);
  expect(fireEvent.click(summary)).toBe(true);
});

test("stays while a finger leaves, and while a key has led the focus into it", () => {
  const { details, rest } = setup();
  details.open = true;
  fireEvent.pointerLeave(details, { pointerType: "touch" });
  rest(500);
  expect(details.open).toBe(true);
  const focusVisible = vi.spyOn(details, "querySelector").mockReturnValue(screen.getByRole("link"));
  fireEvent.pointerLeave(details, { pointerType: "mouse" });
  rest(500);
  expect(focusVisible).toHaveBeenCalledWith(expect.stringContaining(":focus-visible"));
  expect(details.open).toBe(true);
});

test("Escape closes what the mouse has opened, wherever the focus is, and nothing around it", () => {
  const { details, rest } = setup();
  const heard = vi.fn();
  document.body.addEventListener("keydown", heard);
  fireEvent.pointerEnter(details, { pointerType: "mouse" });
  rest(150);
  const elsewhere = screen.getByRole("button", { name: "elsewhere" });
  elsewhere.focus();
  fireEvent.keyDown(elsewhere, { key: "x" });
  expect(details.open).toBe(true);
  fireEvent.keyDown(elsewhere, { key: "Escape" });
  expect(details.open).toBe(false);
  expect(elsewhere).toHaveFocus();
  expect(heard).toHaveBeenCalledOnce();
  // Closed, the key belongs to what else is on the page.
  fireEvent.keyDown(elsewhere, { key: "Escape" });
  expect(heard).toHaveBeenCalledTimes(2);
  document.body.removeEventListener("keydown", heard);
});

test("in a dialog Escape closes the menu first", async () => {
  vi.useRealTimers();
  const { container } = render(
    <Dialog open title="Account">
      <HoverMenu trigger="Language">words</HoverMenu>
    </Dialog>,
  );
  const details = container.ownerDocument.querySelector("details") as HTMLDetailsElement;
  details.open = true;
  details.querySelector("summary")?.focus();
  await userEvent.keyboard("{Escape}");
  expect(details.open).toBe(false);
  expect(screen.getByRole("dialog")).toBeVisible();
});

test("stays when the focus moves within, and when words beside its links are pressed", () => {
  const { details, summary } = setup();
  details.open = true;
  fireEvent.blur(summary, { relatedTarget: screen.getByRole("link", { name: "ไทย" }) });
  fireEvent.blur(summary, { relatedTarget: null });
  fireEvent.click(screen.getByRole("link", { name: "ไทย" }).parentElement as HTMLElement);
  expect(details.open).toBe(true);
});

test("a label is its name, read once", () => {
  render(
    <HoverMenu trigger="EN" triggerLabel="Language: English">
      words
    </HoverMenu>,
  );
  expect(screen.getByText("EN")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByText("Language: English").closest("summary")).not.toBeNull();
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
