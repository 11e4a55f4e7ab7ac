import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { BackToTop } from "./index.ts";

conforms("BackToTop", (props) => <BackToTop label="To the top" {...props} />);

const scrolled = (y: number) =>
  act(() => {
    vi.stubGlobal("scrollY", y);
    dispatchEvent(new Event("scroll"));
  });

afterEach(() => void vi.unstubAllGlobals());

test("shows only further down", () => {
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
])("less motion %s scrolls %s", async (reduced, behavior) => {
  const scrollTo = vi.fn();
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  render(<BackToTop label="To the top" after={-1} />);
  await userEvent.click(screen.getByRole("button", { name: "To the top" }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
});
