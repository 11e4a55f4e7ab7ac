import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Lock from "lucide-react/icons/lock";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { drawing } from "../../testing/drawing.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { TextField } from "../TextField/index.ts";
import { FieldBox, type FieldBoxProps } from "./FieldBox.tsx";
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

test("focuses the control when the label is clicked", async () => {
  render(field({}));
  await userEvent.click(screen.getByText("Paint"));
  expect(control()).toHaveFocus();
});

test("replaces the hint with an error and marks the control invalid", () => {
  const hint = "As close as a screen can show it.";
  const { rerender, container } = render(field({ hint }));
  expect(control()).not.toHaveAttribute("aria-invalid");
  rerender(field({ hint, error: "Choose a paint." }));
  expect(control()).toHaveAccessibleDescription("Choose a paint.");
  expect(control()).toHaveAttribute("aria-invalid", "true");
  expect(container.firstElementChild).toHaveAttribute("data-invalid");
  expect(screen.queryByText(hint)).toBeNull();
});

test("describes the control with a success message, but prefers an error", () => {
  const { rerender } = render(field({ success: "We have this paint." }));
  expect(control()).toHaveAccessibleDescription("We have this paint.");
  expect(control()).not.toHaveAttribute("aria-invalid");
  rerender(field({ success: "We have this paint.", error: "Sold out." }));
  expect(control()).toHaveAccessibleDescription("Sold out.");
});

test("puts the caller's descriptions before its own", () => {
  render(
    <>
      <p id="price">$12.00 more</p>
      {field({ describedBy: "price", hint: "Dries in a day." })}
    </>,
  );
  expect(control()).toHaveAccessibleDescription("$12.00 more Dries in a day.");
});

test("names the control with a hidden label, and still shows the aside", () => {
  render(field({ labelHidden: true, aside: "optional", controlId: "own" }));
  expect(control()).toHaveAttribute("id", "own");
  expect(screen.getByText("optional")).toBeVisible();
});

test("shows an icon for error and success, but not for a hint, and an aside next to the label", () => {
  const { container, rerender } = render(field({ error: "Choose a paint.", aside: "optional" }));
  const note = () => container.querySelector("[data-part=Note]")?.innerHTML;
  expect(screen.getByText("optional")).toBeVisible();
  expect(note()).toContain(drawing(CircleAlert));
  rerender(field({ success: "We have this paint." }));
  expect(note()).toContain(drawing(Check));
  expect(screen.getByText("Paint").parentElement?.childElementCount).toBe(1);
  rerender(field({ hint: "As seen." }));
  expect(note()).not.toContain("svg");
  rerender(field({}));
  expect(note()).toBeUndefined();
});

test("shows the box's content and a single state icon", () => {
  const box = (props: Partial<FieldBoxProps>) => {
    const { container, unmount } = render(
      <FieldBox size="md" {...props}>
        <input />
      </FieldBox>,
    );
    const seen = container.firstElementChild as HTMLElement;
    const signs = [CircleAlert, CircleCheck, Lock].map((shape) => seen.innerHTML.includes(drawing(shape)));
    const facts = {
      invalid: seen.hasAttribute("data-invalid"),
      words: seen.textContent,
      places: seen.childElementCount,
      signs: signs.map(Number).join(""),
    };
    unmount();
    return facts;
  };
  const plain = { invalid: false, words: "", places: 1, signs: "000" };
  expect(box({})).toEqual(plain);
  expect(box({ start: "$" })).toEqual({ ...plain, words: "$", places: 2 });
  expect(box({ end: "kg" })).toEqual({ ...plain, words: "kg", places: 2 });
  expect(box({ endAction: "clear" })).toEqual({ ...plain, words: "clear", places: 2 });
  // The message under the field has the icon; a second one in the box would repeat it.
  expect(box({ invalid: true })).toEqual({ ...plain, invalid: true });
  expect(box({ locked: true })).toEqual({ ...plain, places: 2, signs: "001" });
});

test("adds the caller's descriptions to its own in a ready-made field", () => {
  render(
    <>
      <p id="price">$12.00 more</p>
      <TextField label="Paint" aria-describedby="price" hint="Dries in a day." />
    </>,
  );
  expect(screen.getByRole("textbox", { name: "Paint" })).toHaveAccessibleDescription(
    "$12.00 more Dries in a day.",
  );
});

test("leaves a control outside a field unconnected", () => {
  render(<Shade />);
  const { attributes } = document.querySelector("input") as HTMLInputElement;
  expect([...attributes].map(({ name }) => name)).toEqual(["type"]);
});
