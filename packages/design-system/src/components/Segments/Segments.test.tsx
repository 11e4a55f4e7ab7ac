import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Segments } from "./index.ts";

const segments = [
  { value: "email", label: "Email" },
  { value: "phone", label: "Phone" },
] as const;

conforms("Segments", (props) => <Segments label="Sign in with" segments={segments} {...props} />);

test("starts with the first, moves by arrow keys, comes round", async () => {
  const onValueChange = vi.fn();
  render(<Segments label="Sign in with" segments={segments} onValueChange={onValueChange} />);
  expect(screen.getByRole("radio", { name: "Email" })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(onValueChange.mock.calls).toEqual([["phone"], ["email"]]);
});
