import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Field, useFieldControl, type FieldProps } from "./index.ts";
import meta from "./Field.meta.ts";

function Shade() {
  return <input type="color" {...useFieldControl()} />;
}

const field = (props: Partial<FieldProps>) => (
  <Field label="Paint" {...props}>
    <Shade />
  </Field>
);

const control = () => screen.getByLabelText("Paint");

conforms("Field", field);

keyboardTable(meta, {
  Tab: async (user) => {
    render(field({ hint: "As close as a screen can show it." }));
    await user.tab();
    expect(control()).toHaveFocus();
    expect(control()).toHaveAccessibleDescription("As close as a screen can show it.");
  },
});

test("a press on the label goes to the control", async () => {
  render(field({}));
  await userEvent.click(screen.getByText("Paint"));
  expect(control()).toHaveFocus();
});

test("an error takes the place of the hint and marks the control", () => {
  const hint = "As close as a screen can show it.";
  const { rerender, container } = render(field({ hint }));
  expect(control()).not.toHaveAttribute("aria-invalid");
  rerender(field({ hint, error: "Choose a paint." }));
  expect(control()).toHaveAccessibleDescription("Choose a paint.");
  expect(control()).toHaveAttribute("aria-invalid", "true");
  expect(container.firstElementChild).toHaveAttribute("data-invalid");
  expect(screen.queryByText(hint)).toBeNull();
});

test("a success describes the control, but an error is said first", () => {
  const { rerender } = render(field({ success: "We have this paint." }));
  expect(control()).toHaveAccessibleDescription("We have this paint.");
  expect(control()).not.toHaveAttribute("aria-invalid");
  rerender(field({ success: "We have this paint.", error: "Sold out." }));
  expect(control()).toHaveAccessibleDescription("Sold out.");
});

test("further descriptions of the caller come before its own", () => {
  render(
    <>
      <p id="price">$12.00 more</p>
      {field({ describedBy: "price", hint: "Dries in a day." })}
    </>,
  );
  expect(control()).toHaveAccessibleDescription("$12.00 more Dries in a day.");
});

test("a hidden label still names the control, and takes its aside away", () => {
  render(field({ labelHidden: true, aside: "optional", controlId: "own" }));
  expect(control()).toHaveAttribute("id", "own");
  expect(screen.queryByText("optional")).toBeNull();
});
