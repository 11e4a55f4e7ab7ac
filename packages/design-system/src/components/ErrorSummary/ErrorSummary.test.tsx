import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { ErrorSummary, type ErrorSummaryProps } from "./index.ts";
import meta from "./ErrorSummary.meta.ts";

const errors = [
  { id: "city", message: "Enter your city." },
  { id: "phone", message: "The number is too short." },
];
const form = (props: Partial<ErrorSummaryProps> = {}) => (
  <>
    <ErrorSummary title="Two things need your attention." errors={errors} {...props} />
    <input id="city" aria-label="City" />
    <input id="phone" aria-label="Phone" />
  </>
);

conforms("ErrorSummary", (props) => form(props));

keyboardTable(meta, {
  Tab: async (user) => {
    render(form({ attempt: 1 }));
    await user.tab();
    expect(screen.getByRole("link", { name: "Enter your city." })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "The number is too short." })).toHaveFocus();
  },
  Enter: async (user) => {
    render(form());
    screen.getByRole("link", { name: "The number is too short." }).focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("textbox", { name: "Phone" })).toHaveFocus();
  },
});

test("takes focus when it appears and on each submit", () => {
  const { rerender } = render(form({ errors: [] }));
  expect(document.body).toHaveFocus();
  rerender(form());
  const summary = screen.getByRole("group", { name: "Two things need your attention." });
  expect(summary).toHaveFocus();
  screen.getByRole("textbox", { name: "City" }).focus();
  rerender(form({ errors: errors.slice(0, 1) }));
  expect(summary).not.toHaveFocus();
  rerender(form({ attempt: 1 }));
  expect(summary).toHaveFocus();
});

test("leaves the focus alone on request", () => {
  render(form({ autoFocus: false }));
  expect(document.body).toHaveFocus();
});

test("renders nothing without errors", () => {
  render(form({ errors: [], attempt: 1 }));
  expect(screen.queryByRole("group")).toBeNull();
});

test("keeps a line as a plain link if its field is elsewhere", () => {
  render(form({ autoFocus: false, errors: [{ id: "gone", message: "Accept the terms." }] }));
  const link = screen.getByRole("link", { name: "Accept the terms." });
  expect(link).toHaveAttribute("href", "#gone");
  expect(fireEvent.click(link)).toBe(true);
  expect(document.body).toHaveFocus();
});
