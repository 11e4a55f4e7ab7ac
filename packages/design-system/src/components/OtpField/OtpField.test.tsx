import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { OtpField } from "./index.ts";

conforms("OtpField", (props) => <OtpField label="Code" {...props} />, { control: "input" });

test("typing fills the cells and reports the whole code once", async () => {
  const onComplete = vi.fn();
  render(<OtpField label="Code" onComplete={onComplete} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Code" }), "12a3456");
  expect(onComplete.mock.calls).toEqual([["123456"]]);
});

test("pasting a code with spaces fills all", async () => {
  const onComplete = vi.fn();
  render(<OtpField label="Code" onComplete={onComplete} />);
  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.paste("123 456 789");
  expect(onComplete).toHaveBeenCalledWith("123456");
});

test("Backspace takes the last digit", async () => {
  const onValueChange = vi.fn();
  render(<OtpField label="Code" length={4} defaultValue="12" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole("textbox"), "{Backspace}");
  expect(onValueChange).toHaveBeenCalledWith("1");
});
