import { fireEvent, render, screen } from "@testing-library/react";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { drawing } from "../../testing/drawing.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { PasswordField } from "./index.ts";
import meta from "./PasswordField.meta.ts";

const texts = {
  label: "Password",
  autoComplete: "current-password",
} as const;

conforms("PasswordField", (props) => <PasswordField {...texts} {...props} />, { control: "input" });

const eye = () => screen.getByRole("button", { name: "Show password" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(<PasswordField {...texts} />);
    await user.tab();
    expect(screen.getByLabelText("Password")).toHaveFocus();
    await user.tab();
    expect(eye()).toHaveFocus();
  },
  "Enter or Space, on the eye": async (user) => {
    const sent = vi.fn();
    render(
      <form onSubmit={sent}>
        <PasswordField {...texts} defaultValue="secret" />
      </form>,
    );
    eye().focus();
    await user.keyboard("{Enter}");
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
    expect(eye()).toHaveAttribute("aria-pressed", "true");
    await user.keyboard(" ");
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
    expect(eye()).toHaveAttribute("aria-pressed", "false");
    expect(eye()).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  },
  "Enter, in the field": async (user) => {
    const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <PasswordField {...texts} />
      </form>,
    );
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    expect(sent).toHaveBeenCalledOnce();
  },
});

test("keeps the password when it is shown and hidden again", async () => {
  const onValueChange = vi.fn();
  render(<PasswordField {...texts} defaultValue="secret" onValueChange={onValueChange} />);
  eye().click();
  eye().click();
  expect(screen.getByLabelText("Password")).toHaveValue("secret");
  expect(onValueChange).not.toHaveBeenCalled();
});

test("declares its purpose to password managers, and disables autocorrection", () => {
  render(<PasswordField {...texts} error="At least 8 characters." />);
  const input = screen.getByLabelText("Password");
  expect(input).toHaveAttribute("autocomplete", "current-password");
  expect(input).toHaveAttribute("spellcheck", "false");
  expect(input).toHaveAttribute("autocapitalize", "none");
  expect(input).toHaveAccessibleDescription("At least 8 characters.");
});

test("shows the action in its icon", () => {
  render(<PasswordField {...texts} />);
  expect(eye().innerHTML).toContain(drawing(Eye));
  fireEvent.click(eye());
  expect(eye().innerHTML).toContain(drawing(EyeOff));
});
