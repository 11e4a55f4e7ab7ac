import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./Checkbox.meta.ts";
import { Checkbox } from "./index.ts";

conforms("Checkbox", (props) => <Checkbox {...props}>Select all</Checkbox>, { control: "input" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(<Checkbox>I agree</Checkbox>);
    await user.tab();
    expect(screen.getByRole("checkbox", { name: "I agree" })).toHaveFocus();
  },
  Space: async (user) => {
    const onCheckedChange = vi.fn();
    render(
      <>
        <Checkbox>I agree</Checkbox>
        <Checkbox checked="mixed" onCheckedChange={onCheckedChange}>
          Select all
        </Checkbox>
      </>,
    );
    await user.tab();
    await user.keyboard(" ");
    expect(screen.getByRole("checkbox", { name: "I agree" })).toBeChecked();
    await user.keyboard(" ");
    expect(screen.getByRole("checkbox", { name: "I agree" })).not.toBeChecked();
    await user.tab();
    await user.keyboard(" ");
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
  },
});

test("toggles from its label and on Space", async () => {
  const onCheckedChange = vi.fn();
  render(<Checkbox onCheckedChange={onCheckedChange}>I agree</Checkbox>);
  await userEvent.click(screen.getByText("I agree"));
  expect(screen.getByRole("checkbox")).toBeChecked();
  await userEvent.keyboard(" ");
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

test("announces mixed as neither on nor off, and requests checked when pressed", async () => {
  const onCheckedChange = vi.fn();
  const { rerender } = render(
    <Checkbox checked="mixed" onCheckedChange={onCheckedChange}>
      Select all
    </Checkbox>,
  );
  const box = screen.getByRole("checkbox");
  expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  expect(onCheckedChange).toHaveBeenCalledWith(true);
  rerender(
    <Checkbox checked onCheckedChange={onCheckedChange}>
      Select all
    </Checkbox>,
  );
  expect(box).not.toBePartiallyChecked();
  expect(box).toBeChecked();
});

test("links the error to the box", () => {
  render(<Checkbox error="Please agree first.">I agree</Checkbox>);
  expect(screen.getByRole("checkbox")).toBeInvalid();
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("Please agree first.");
});

test("announces the error together with the caller's description", () => {
  const box = (error?: string) => (
    <>
      <Checkbox aria-describedby="terms" error={error}>
        I agree
      </Checkbox>
      <p id="terms">Two pages.</p>
    </>
  );
  const { rerender } = render(box());
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("Two pages.");
  rerender(box("Agree to go on."));
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("Two pages. Agree to go on.");
});
