import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { HoverCard } from "./index.ts";
import meta from "./HoverCard.meta.ts";

const card = (
  <HoverCard trigger="Nordic Tire House" href="/shop/3">
    128k followers
  </HoverCard>
);

conforms("HoverCard", (props) => <HoverCard trigger="Shop" href="/shop" open {...props} />);

keyboardTable(meta, {
  Tab: async (user) => {
    render(card);
    await user.tab();
    expect(screen.getByRole("link", { name: "Nordic Tire House" })).toHaveFocus();
    expect(await screen.findByText("128k followers")).toBeVisible();
  },
  Escape: async (user) => {
    render(card);
    await user.tab();
    await screen.findByText("128k followers");
    await user.keyboard("{Escape}");
    expect(screen.queryByText("128k followers")).toBeNull();
    expect(screen.getByRole("link")).toHaveFocus();
  },
});

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test("opens on hover but not on touch, and links to the same content", () => {
  render(card);
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "/shop/3");
  fireEvent.pointerEnter(link, { pointerType: "touch" });
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText("128k followers")).toBeNull();
  fireEvent.pointerEnter(link, { pointerType: "mouse" });
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByText("128k followers")).toBeNull();
  act(() => void vi.advanceTimersByTime(150));
  expect(screen.getByText("128k followers")).toBeVisible();
});
