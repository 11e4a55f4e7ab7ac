import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { OtpField } from "./index.ts";
import meta from "./OtpField.meta.ts";

conforms("OtpField", (props) => <OtpField label="Code" {...props} />, { control: "input" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <>
        <OtpField label="Code" />
        <button>Send again</button>
      </>,
    );
    await user.tab();
    expect(screen.getByRole("textbox", { name: "Code" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Send again" })).toHaveFocus();
  },
  "0 to 9": async (user) => {
    const onComplete = vi.fn();
    render(<OtpField label="Code" onComplete={onComplete} />);
    await user.tab();
    await user.keyboard("12a3-456");
    expect(screen.getByRole("textbox")).toHaveValue("123456");
    expect(onComplete.mock.calls).toEqual([["123456"]]);
  },
  Backspace: async (user) => {
    const onValueChange = vi.fn();
    render(<OtpField label="Code" length={4} defaultValue="12" onValueChange={onValueChange} />);
    await user.click(screen.getByRole("textbox"));
    await user.keyboard("{Backspace}");
    expect(onValueChange.mock.calls).toEqual([["1"]]);
  },
  "Ctrl or ⌘ + V": async (user) => {
    const onComplete = vi.fn();
    render(<OtpField label="Code" onComplete={onComplete} />);
    await user.tab();
    await user.paste("123 456-789");
    expect(onComplete.mock.calls).toEqual([["123456"]]);
  },
});

test("marks the field and all its cells on error, and describes the field with a hint otherwise", () => {
  const { container, rerender } = render(<OtpField label="Code" length={4} hint="Sent to Mara." />);
  const input = screen.getByRole("textbox", { name: "Code" });
  expect(input).toHaveAccessibleDescription("Sent to Mara.");
  expect(container.querySelectorAll("[data-invalid] ~ *, span[data-invalid]")).toHaveLength(0);
  rerender(<OtpField label="Code" length={4} error="This code is not right." />);
  expect(input).toBeInvalid();
  expect(container.querySelectorAll("[aria-hidden][data-invalid]")).toHaveLength(4);
});

test("marks the next cell, or the last one when complete", async () => {
  const { container } = render(<OtpField label="Code" length={4} />);
  const marked = () =>
    [...container.querySelectorAll("span[aria-hidden]")].findIndex((cell) => cell.matches("[data-active]"));
  expect(marked()).toBe(0);
  await userEvent.type(screen.getByRole("textbox"), "12");
  expect(marked()).toBe(2);
  await userEvent.type(screen.getByRole("textbox"), "34");
  expect(marked()).toBe(3);
});

test("keeps the caller's digits when controlled", async () => {
  const onValueChange = vi.fn();
  render(<OtpField label="Code" value="12" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole("textbox"), "3");
  expect(onValueChange).toHaveBeenCalledWith("123");
  expect(screen.getByRole("textbox")).toHaveValue("12");
});

test("requests a numeric keyboard and autofill from messages", () => {
  render(<OtpField label="Code" />);
  expect(screen.getByRole("textbox")).toHaveAttribute("inputmode", "numeric");
  expect(screen.getByRole("textbox")).toHaveAttribute("autocomplete", "one-time-code");
});

test.each([" 385033", "385 033", "385-033", "\u200B385033", "３８５０３３", "๓๘๕๐๓๓", "໓໘໕໐໓໓"])(
  "accepts the six digits of the pasted text %j",
  async (pasted) => {
    const onValueChange = vi.fn();
    render(<OtpField label="Code" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole("textbox"));
    await userEvent.paste(pasted);
    expect(onValueChange.mock.calls).toEqual([["385033"]]);
  },
);
