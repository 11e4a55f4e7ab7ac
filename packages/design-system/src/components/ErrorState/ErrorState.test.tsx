import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { ErrorState } from "./index.ts";
import meta from "./ErrorState.meta.ts";

const texts = { title: "We couldn’t load your orders" };

conforms("ErrorState", (props) => <ErrorState {...texts} onRetry={() => {}} {...props} />);

test("is announced and retries once at a time", async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorState {...texts} onRetry={onRetry} />);
  expect(screen.getByRole("alert")).toHaveTextContent("We couldn’t load your orders");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  rerender(<ErrorState {...texts} onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("shows a secondary action after the retry button", () => {
  render(<ErrorState {...texts} onRetry={() => {}} secondary={<a href="/">Home</a>} />);
  const retry = screen.getByRole("button", { name: "Try again" });
  expect(retry.nextElementSibling).toBe(screen.getByRole("link", { name: "Home" }));
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<ErrorState {...texts} onRetry={() => {}} />);
    await user.tab();
    expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
  },
  "Enter or Space": async (user) => {
    const onRetry = vi.fn();
    const { rerender } = render(<ErrorState {...texts} onRetry={onRetry} />);
    await user.tab();
    await user.keyboard("{Enter} ");
    expect(onRetry).toHaveBeenCalledTimes(2);
    rerender(<ErrorState {...texts} onRetry={onRetry} retrying />);
    await user.keyboard("{Enter} ");
    expect(onRetry).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
  },
});
