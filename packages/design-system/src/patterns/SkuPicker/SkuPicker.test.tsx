import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { SkuPicker, type SkuPickerProps } from "./index.ts";

const props: SkuPickerProps = {
  attributes: [
    { name: "Size", options: [{ value: "R16" }, { value: "R17", soldOut: true }] },
    { name: "Index", options: [{ value: "91V" }, { value: "94V" }] },
  ],
  value: { Size: "R16" },
  onValueChange: () => undefined,
  soldOutLabel: "Sold out",
};

conforms("SkuPicker", (root) => <SkuPicker {...props} {...root} />);

test("a radio group per attribute; choosing keeps the other attributes", async () => {
  const onValueChange = vi.fn();
  render(<SkuPicker {...props} onValueChange={onValueChange} />);
  expect(screen.getByRole("radio", { name: "R16" })).toBeChecked();
  await userEvent.click(
    within(screen.getByRole("radiogroup", { name: "Index" })).getByRole("radio", { name: "94V" }),
  );
  expect(onValueChange).toHaveBeenCalledWith({ Size: "R16", Index: "94V" }, "Index");
});

test("sold out is part of the name, and can still be chosen", async () => {
  const onValueChange = vi.fn();
  render(<SkuPicker {...props} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole("radio", { name: "R17 Sold out" }));
  expect(onValueChange).toHaveBeenCalledWith({ Size: "R17" }, "Size");
});

test("keeps its own choice where nobody holds it", async () => {
  render(<SkuPicker attributes={props.attributes} soldOutLabel="Sold out" defaultValue={{ Index: "91V" }} />);
  await userEvent.click(screen.getByRole("radio", { name: "R16" }));
  expect(screen.getByRole("radio", { name: "R16" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "91V" })).toBeChecked();
});

test.each(["{ArrowRight}", "{ArrowDown}"])("%s goes to the next value of the same attribute", async (key) => {
  const onValueChange = vi.fn();
  render(<SkuPicker {...props} onValueChange={onValueChange} />);
  await userEvent.tab();
  expect(screen.getByRole("radio", { name: "R16" })).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onValueChange).toHaveBeenLastCalledWith({ Size: "R17" }, "Size");
});
