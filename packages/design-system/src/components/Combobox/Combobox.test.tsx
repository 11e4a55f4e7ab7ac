import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Button } from "../Button/index.ts";
import { Dialog } from "../Dialog/index.ts";
import { valueAfterInput } from "../../testing/value-after-input.ts";
import { Makers, field, makers, pointedAt, rows } from "../../testing/makers-combobox.tsx";
import type { ComboboxOption } from "./index.ts";

conforms("Combobox", (props) => <Makers {...props} />, { control: "input[role=combobox]" });

test("closed at first, with the label of its value and the value in the form", () => {
  const { container } = render(<Makers name="maker" defaultValue="veloce" hint="As on the sidewall." />);
  expect(field()).toHaveValue("Veloce");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(field()).toHaveAccessibleDescription("As on the sidewall.");
  expect(container.querySelector("input[name=maker]")).toHaveValue("veloce");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("typing narrows the list, Enter takes the best fit, and both are said", async () => {
  const onValueChange = vi.fn();
  render(<Makers onValueChange={onValueChange} />);
  await userEvent.type(field(), "LAN");
  expect(rows()).toEqual(["Norrland"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 found");
  await userEvent.keyboard("{Enter}");
  expect(onValueChange.mock.calls).toEqual([["norrland", makers[2]]]);
  expect(field()).toHaveValue("Norrland");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("each letter stays as it was typed, so that input methods can go on with it", () => {
  render(<Makers />);
  expect(["h", "ha", "hal"].map((text) => valueAfterInput(field(), text))).toEqual(["h", "ha", "hal"]);
});

test("what the browser fills in is chosen at once, and no list opens", () => {
  const onValueChange = vi.fn();
  render(<Makers onValueChange={onValueChange} />);
  fireEvent.change(field(), { target: { value: "norrland" } });
  expect(onValueChange.mock.calls).toEqual([["norrland", makers[2]]]);
  expect(field()).toHaveValue("Norrland");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("opened with a value: all options, the chosen one selected and pointed at", async () => {
  render(<Makers defaultValue="halden" />);
  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(rows()).toHaveLength(5);
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Halden");
  expect(pointedAt()).toBe("Halden");
  expect(field()).toHaveFocus();
});

test("a long list opens with the chosen row in its middle", async () => {
  const rowHeight = 40;
  const listHeight = 100;
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(rowHeight);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(listHeight);
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    return this.role === "option" ? [...(this.parentElement?.children ?? [])].indexOf(this) * rowHeight : 0;
  });
  render(<Makers defaultValue="norrland" />);
  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  const place = rows().indexOf("Norrland") * rowHeight;
  expect(screen.getByRole("listbox").scrollTop).toBe(place - (listHeight - rowHeight) / 2);
});

test("Escape closes, gives the text back and keeps the value, however often it is pressed", async () => {
  const onValueChange = vi.fn();
  render(<Makers defaultValue="halden" onValueChange={onValueChange} />);
  await userEvent.type(field(), "xyz{Escape}");
  expect(field()).toHaveValue("Halden");
  await userEvent.keyboard("{Escape}");
  expect(field()).toHaveValue("Halden");
  expect(onValueChange).not.toHaveBeenCalled();
});

test("text that is no option goes when the field is left; an emptied field has no value", async () => {
  const onValueChange = vi.fn();
  render(<Makers defaultValue="halden" onValueChange={onValueChange} />);
  await userEvent.type(field(), "xyz");
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent("Nothing found");
  await userEvent.click(document.body);
  expect(field()).toHaveValue("Halden");
  await userEvent.clear(field());
  await userEvent.click(document.body);
  expect(onValueChange.mock.calls).toEqual([["", null]]);
});

test("the clear button empties and gives the focus back; a required field has none", async () => {
  const onValueChange = vi.fn();
  const view = render(<Makers defaultValue="halden" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(onValueChange.mock.calls).toEqual([["", null]]);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("");
  view.unmount();
  render(<Makers defaultValue="halden" required />);
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
});

test("a click chooses; options that are off can't be", async () => {
  const onValueChange = vi.fn();
  const options = makers.map((maker) => ({ ...maker, disabled: maker.value === "carmine" }));
  render(<Makers options={options} onValueChange={onValueChange} />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole("option", { name: "Carmine" }));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("option", { name: "Veloce" }));
  expect(onValueChange.mock.lastCall?.[0]).toBe("veloce");
  await userEvent.clear(field());
  await userEvent.type(field(), "r");
  expect(pointedAt()).toBe("Ridgeline");
});

test("groups have names, keywords find", async () => {
  const options: ComboboxOption[] = [
    { value: "de", label: "Germany", group: "Europe", keywords: ["Deutschland", "德国"] },
    { value: "es", label: "Spain", group: "Europe", keywords: ["España"] },
    { value: "th", label: "Thailand", group: "Asia", keywords: ["ประเทศไทย"] },
  ];
  render(<Makers options={options} />);
  await userEvent.click(field());
  expect(screen.getByRole("group", { name: "Europe" })).toBeInTheDocument();
  for (const [text, label] of [
    ["德", "Germany"],
    ["espana", "Spain"],
    ["ไทย", "Thailand"],
  ] as const) {
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    expect(rows()).toEqual([label]);
  }
});

test("options from elsewhere: the text goes out, nothing is filtered, the label of the value stays", async () => {
  const onInputChange = vi.fn();
  const view = render(
    <Makers
      options={[]}
      filter={false}
      loading
      value="sf"
      valueLabel="San Francisco"
      onInputChange={onInputChange}
    />,
  );
  expect(field()).toHaveValue("San Francisco");
  await userEvent.clear(field());
  await userEvent.type(field(), "os");
  expect(onInputChange.mock.calls.at(-1)).toEqual(["os"]);
  expect(screen.getByRole("status")).toHaveTextContent("Loading");
  view.rerender(<Makers options={makers} filter={false} value="sf" valueLabel="San Francisco" />);
  expect(rows()).toHaveLength(5);
  expect(pointedAt()).toBeUndefined();
});

test("controlled: the caller's value stands, and its label follows", async () => {
  function Held() {
    const [value, setValue] = useState("halden");
    return (
      <>
        <Makers value={value} />
        <Button onClick={() => setValue("veloce")}>Other</Button>
      </>
    );
  }
  render(<Held />);
  await userEvent.type(field(), "{ArrowDown}{ArrowDown}{Enter}");
  expect(field()).toHaveValue("Halden");
  await userEvent.click(screen.getByRole("button", { name: "Other" }));
  expect(field()).toHaveValue("Veloce");
});

test("off or only to read: no list, no buttons", async () => {
  const view = render(<Makers disabled defaultValue="halden" name="maker" />);
  expect(field()).toBeDisabled();
  expect(view.container.querySelector("input[name=maker]")).toBeDisabled();
  view.rerender(<Makers readOnly defaultValue="halden" name="maker" />);
  await userEvent.type(field(), "{ArrowDown}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("button")).toBeNull();
});

test("in a dialog Escape closes the list only", async () => {
  render(
    <Dialog defaultOpen title="Your car">
      <Makers />
    </Dialog>,
  );
  await userEvent.click(field());
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.getByRole("dialog", { name: "Your car" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the popup is no dialog of its own, and shows why it is empty", async () => {
  render(<Makers />);
  await userEvent.type(field(), "xyz");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.querySelector("[data-part=Note]")).toHaveTextContent("Nothing found");
  await userEvent.clear(field());
  expect(document.querySelector("[data-part=Note]")).toBeNull();
});

test("an option that went is pointed at no longer", async () => {
  const view = render(<Makers />);
  await userEvent.type(field(), "{ArrowUp}");
  expect(pointedAt()).toBe("Veloce");
  view.rerender(<Makers options={makers.slice(0, 2)} />);
  expect(field()).not.toHaveAttribute("aria-activedescendant");
});

test("what is pointed at and what is chosen are told apart, and only the value travels with the form", async () => {
  const { container } = render(<Makers name="maker" defaultValue="halden" />);
  await userEvent.type(field(), "{ArrowDown}");
  const state = screen
    .getAllByRole("option")
    .map((row) => [row.getAttribute("aria-selected"), row.getAttribute("data-highlighted")]);
  expect(state).toEqual([
    ["false", null],
    ["true", null],
    ["false", "true"],
    ["false", null],
    ["false", null],
  ]);
  expect(container.querySelector("input[name=maker]")).toHaveAttribute("type", "hidden");
});

test("a row names its option with note and hint; its picture and the heading of its group are for the eye", async () => {
  const options: ComboboxOption[] = [
    { value: "es", label: "Spain", note: "España", hint: "+34", start: <i>flag</i>, group: "Europe" },
    { value: "th", label: "Thailand", group: "Asia" },
  ];
  render(<Makers options={options} />);
  await userEvent.click(field());
  expect(screen.getByRole("option", { name: "Spain España +34" })).toBeVisible();
  expect(screen.getByText("flag").closest("[aria-hidden=true]")).not.toBeNull();
  expect(screen.getByText("Europe")).toHaveAttribute("aria-hidden", "true");
  const plain = screen.getByRole("option", { name: "Thailand" });
  expect(plain.querySelectorAll("span")).toHaveLength(1);
});

test("a required field can't be emptied: leaving it brings its value back", async () => {
  const onValueChange = vi.fn();
  render(<Makers required defaultValue="halden" onValueChange={onValueChange} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue("Halden");
  expect(onValueChange).not.toHaveBeenCalled();
});
