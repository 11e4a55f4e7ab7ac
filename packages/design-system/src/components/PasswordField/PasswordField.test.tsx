import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { PasswordField } from "./index.ts";

conforms(
  "PasswordField",
  (props) => (
    <PasswordField label="Password" revealLabel="Show password" autoComplete="current-password" {...props} />
  ),
  { control: "input" },
);

test("shows and hides what is typed, and keeps it", async () => {
  render(<PasswordField label="Password" revealLabel="Show password" autoComplete="current-password" />);
  const input = screen.getByLabelText("Password");
  await userEvent.type(input, "secret");
  const reveal = screen.getByRole("button", { name: "Show password", pressed: false });
  await userEvent.click(reveal);
  expect(input).toHaveAttribute("type", "text");
  expect(reveal).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(reveal);
  expect(input).toHaveAttribute("type", "password");
  expect(input).toHaveValue("secret");
});
