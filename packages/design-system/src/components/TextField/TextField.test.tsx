import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { TextField } from "./index.ts";
import meta from "./TextField.meta.ts";

conforms("TextField", (props) => <TextField label="Email" {...props} />, { control: "input" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(<TextField label="Coupon code" endAction={<button type="button">Apply</button>} />);
    await user.tab();
    expect(screen.getByRole("textbox", { name: "Coupon code" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Apply" })).toHaveFocus();
  },
  "Enter, in the field": async (user) => {
    const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <TextField label="City" />
      </form>,
    );
    await user.type(screen.getByRole("textbox"), "Pakse{Enter}");
    expect(sent).toHaveBeenCalledOnce();
  },
});

test("passes label, hint and native attributes to the input", () => {
  render(<TextField label="Email" hint="We never write ads." required autoComplete="email" />);
  const input = screen.getByRole("textbox", { name: "Email" });
  expect(input).toHaveAccessibleDescription("We never write ads.");
  expect(input).toBeRequired();
  expect(input).toHaveAttribute("autocomplete", "email");
});

test("replaces the hint with an error and marks the input invalid", () => {
  render(<TextField label="Email" hint="We never write ads." error="Enter an address like name@shop.com." />);
  const input = screen.getByRole("textbox", { name: "Email" });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("Enter an address like name@shop.com.");
  expect(screen.queryByText("We never write ads.")).toBeNull();
});

test("names the input with a hidden label", () => {
  render(<TextField label="Coupon code" labelHidden />);
  expect(screen.getByRole("textbox", { name: "Coupon code" })).toBeVisible();
});

test("reports text to onChange and onValueChange, uncontrolled and controlled", async () => {
  const onValueChange = vi.fn();
  const onChange = vi.fn();
  const { rerender } = render(<TextField label="City" onChange={onChange} onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole("textbox"), "Lao");
  expect(onValueChange).toHaveBeenLastCalledWith("Lao");
  expect(onChange).toHaveBeenCalledTimes(3);
  rerender(<TextField label="Town" key="controlled" value="Pakse" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole("textbox"), "!");
  expect(onValueChange).toHaveBeenLastCalledWith("Pakse!");
  expect(screen.getByRole("textbox")).toHaveValue("Pakse");
});

test("adds the caller's description to the field's", () => {
  render(
    <>
      <p id="rules">Letters only.</p>
      <TextField label="Name" aria-describedby="rules" error="Digits found." />
    </>,
  );
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Letters only. Digits found.");
});
