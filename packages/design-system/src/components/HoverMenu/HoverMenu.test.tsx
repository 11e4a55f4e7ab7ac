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

test.each([150, 3000])("stays open on the first click %i ms after hover", (ms) => {
  const { details, summary, rest } = setup();
  fireEvent.pointerEnter(details, { pointerType: "mouse" });
  rest(ms);
  // Checks that the native toggle was prevented; jsdom toggles regardless.
  expect(fireEvent.click(summary)).toBe(false);
  rest(1000);
  expect(fireEvent.click(summary)).toBe(true);
});

test("doesn't open on touch hover", () => {
  const { details, rest } = setup();
  fireEvent.pointerEnter(details, { pointerType: "touch" });
  rest(500);
  expect(details.open).toBe(false);
});

test("treats a menu opened by click as not opened by hover", () => {
  const { details, summary, rest } = setup();
  details.open = true;
  fireEvent.pointerEnter(details, { pointerType: "mouse" });
  rest(150);
  expect(fireEvent.click(summary)).toBe(true);
});

test("opens on a click right after closing, ignoring the earlier hover", () => {
  const { details, summary, rest } = setup();
  fireEvent.pointerEnter(details, { pointerType: "mouse" });
  rest(150);
  fireEvent.click(screen.getByRole("link", { name: "ไทย" }));
  expect(details.open).toBe(false);
  expect(fireEvent.click(summary)).toBe(true);
});

test("stays open when a finger leaves, or while the keyboard focus is inside", () => {
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

test("closes on Escape after hover, wherever the focus is, without closing anything else", () => {
  const { details, rest } = setup();
  const onKeyDown = vi.fn();
  document.body.addEventListener("keydown", onKeyDown);
  fireEvent.pointerEnter(details, { pointerType: "mouse" });
  rest(150);
  const elsewhere = screen.getByRole("button", { name: "elsewhere" });
  elsewhere.focus();
  fireEvent.keyDown(elsewhere, { key: "x" });
  expect(details.open).toBe(true);
  fireEvent.keyDown(elsewhere, { key: "Escape" });
  expect(details.open).toBe(false);
  expect(elsewhere).toHaveFocus();
  expect(onKeyDown).toHaveBeenCalledOnce();
  // Once closed, the rest of the page handles the key.
  fireEvent.keyDown(elsewhere, { key: "Escape" });
  expect(onKeyDown).toHaveBeenCalledTimes(2);
  document.body.removeEventListener("keydown", onKeyDown);
});

test("closes before a surrounding dialog on Escape", async () => {
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

test("stays open when focus moves within it or its text is clicked", () => {
  const { details, summary } = setup();
  details.open = true;
  fireEvent.blur(summary, { relatedTarget: screen.getByRole("link", { name: "ไทย" }) });
  fireEvent.blur(summary, { relatedTarget: null });
  fireEvent.click(screen.getByRole("link", { name: "ไทย" }).parentElement as HTMLElement);
  expect(details.open).toBe(true);
});

test("uses the label as its name, announced once", () => {
  render(
    <HoverMenu trigger="EN" triggerLabel="Language: English">
      words
    </HoverMenu>,
  );
  expect(screen.getByText("EN")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByText("Language: English").closest("summary")).not.toBeNull();
});

test("closes when focus leaves or a link is followed", () => {
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
    // The browser turns both keys into a click.
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
