import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { ErrorState } from "./index.ts";

const texts = { title: "Your orders did not load", retryLabel: "Try again" };

conforms("ErrorState", (props) => <ErrorState {...texts} onRetry={() => {}} {...props} />);

test("is announced and offers to try again, once at a time", async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorState {...texts} onRetry={onRetry} />);
  expect(screen.getByRole("alert")).toHaveTextContent("Your orders did not load");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  rerender(<ErrorState {...texts} onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});
