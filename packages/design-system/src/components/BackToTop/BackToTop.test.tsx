import { act, render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./BackToTop.meta.ts";
import { BackToTop } from "./index.ts";

conforms("BackToTop", (props) => <BackToTop label="To the top" {...props} />);

const scrolled = (y: number) =>
  act(() => {
    vi.stubGlobal("scrollY", y);
    dispatchEvent(new Event("scroll"));
  });

afterEach(() => void vi.unstubAllGlobals());

const pressedBy = async (user: UserEvent, key: string) => {
  const scrollTo = vi.fn();
  vi.stubGlobal("scrollTo", scrollTo);
  render(<BackToTop label="To the top" after={-1} />);
  await user.tab();
  await user.keyboard(key);
  expect(scrollTo).toHaveBeenCalledOnce();
};

keyboardTable(meta, {
  Tab: async (user) => {
    render(<BackToTop label="To the top" after={-1} />);
    await user.tab();
    expect(screen.getByRole("button", { name: "To the top" })).toHaveFocus();
  },
  Enter: (user) => pressedBy(user, "{Enter}"),
  Space: (user) => pressedBy(user, " "),
});

test("appears only after scrolling down", () => {
  render(<BackToTop label="To the top" />);
  const button = screen.getByRole("button", { name: "To the top", hidden: true });
  expect(button).toHaveAttribute("data-state", "hidden");
  scrolled(600);
  expect(button).toHaveAttribute("data-state", "shown");
  scrolled(10);
  expect(button).toHaveAttribute("data-state", "hidden");
});

test.each([
  [false, "smooth"],
  [true, "instant"],
])("with reduced motion %s, scrolls with behavior %s", async (reduced, behavior) => {
  const scrollTo = vi.fn();
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  render(<BackToTop label="To the top" after={-1} />);
  await userEvent.click(screen.getByRole("button", { name: "To the top" }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
});
