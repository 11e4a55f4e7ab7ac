import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { SkuPicker, type SkuPickerProps } from "./index.ts";
import meta from "./SkuPicker.meta.ts";

const props: SkuPickerProps = {
  attributes: [
    { name: "Size", options: [{ value: "R16" }, { value: "R17", soldOut: true }] },
    { name: "Index", options: [{ value: "91V" }, { value: "94V" }] },
  ],
  value: { Size: "R16" },
  onValueChange: () => undefined,
};

conforms("SkuPicker", (root) => <SkuPicker {...props} {...root} />);

test("renders a radio group per attribute, and keeps the others on a selection", async () => {
  const onValueChange = vi.fn();
  render(<SkuPicker {...props} onValueChange={onValueChange} />);
  expect(screen.getByRole("radio", { name: "R16" })).toBeChecked();
  await userEvent.click(
    within(screen.getByRole("radiogroup", { name: "Index" })).getByRole("radio", { name: "94V" }),
  );
  expect(onValueChange).toHaveBeenCalledWith({ Size: "R16", Index: "94V" }, "Index");
});

test("includes sold out in the name, and still allows selection", async () => {
  const onValueChange = vi.fn();
  render(<SkuPicker {...props} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole("radio", { name: "R17 Sold out" }));
  expect(onValueChange).toHaveBeenCalledWith({ Size: "R17" }, "Size");
});

test("stores its own selection when uncontrolled", async () => {
  render(<SkuPicker attributes={props.attributes} defaultValue={{ Index: "91V" }} />);
  await userEvent.click(screen.getByRole("radio", { name: "R16" }));
  expect(screen.getByRole("radio", { name: "R16" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "91V" })).toBeChecked();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<SkuPicker {...props} value={{ Size: "R16", Index: "94V" }} />);
    await user.tab();
    expect(screen.getByRole("radio", { name: "R16" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("radio", { name: "94V" })).toHaveFocus();
  },
  "Arrow Right, Arrow Down": async (user) => {
    const onValueChange = vi.fn();
    render(<SkuPicker {...props} onValueChange={onValueChange} />);
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(onValueChange).toHaveBeenLastCalledWith({ Size: "R17" }, "Size");
    onValueChange.mockClear();
    screen.getByRole("radio", { name: "R16" }).focus();
    await user.keyboard("{ArrowDown}");
    expect(onValueChange).toHaveBeenLastCalledWith({ Size: "R17" }, "Size");
  },
  "Arrow Left, Arrow Up": async (user) => {
    const onValueChange = vi.fn();
    render(<SkuPicker {...props} value={{ Index: "94V" }} onValueChange={onValueChange} />);
    screen.getByRole("radio", { name: "94V" }).focus();
    await user.keyboard("{ArrowLeft}");
    expect(onValueChange).toHaveBeenLastCalledWith({ Index: "91V" }, "Index");
  },
});

test("shows each value's price, availability and picture", () => {
  const options = [
    { value: "Black", aside: "¥ 120", picture: { src: "/black.webp", alt: "" } },
    { value: "White", soldOut: true },
  ];
  render(<SkuPicker {...props} attributes={[{ name: "Color", options }]} value={{}} />);
  const labels = screen.getAllByRole("radio").map((radio) => radio.closest("label") as HTMLElement);
  expect(labels.map(({ textContent }) => textContent)).toEqual(["Black¥ 120", "WhiteSold out"]);
  expect(labels.map((label) => label.querySelectorAll("img").length)).toEqual([1, 0]);
  expect(labels.map((label) => label.hasAttribute("data-sold-out"))).toEqual([false, true]);
  expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
    "Black",
    "White",
  ]);
});

test("scrolls many values in their own box", () => {
  const options = (count: number) => Array.from({ length: count }, (_, at) => ({ value: `${at}` }));
  const attributes = [
    { name: "Color", options: options(41) },
    { name: "Size", options: options(40) },
  ];
  render(<SkuPicker attributes={attributes} />);
  const [colors, sizes] = screen
    .getAllByRole("radiogroup")
    .map(
      (group) => within(group).getAllByRole("radio")[0]?.closest("label")?.parentElement?.classList.length,
    );
  expect(colors).toBe((sizes ?? 0) + 1);
});
