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

test("is initially closed, showing its value's label and submitting its value", () => {
  const { container } = render(<Makers name="maker" defaultValue="veloce" hint="As on the sidewall." />);
  expect(field()).toHaveValue("Veloce");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(field()).toHaveAccessibleDescription("As on the sidewall.");
  expect(container.querySelector("input[name=maker]")).toHaveValue("veloce");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("filters by typing, selects the best match on Enter, and announces both", async () => {
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

test("keeps each typed letter synchronously, so that input methods work", () => {
  render(<Makers />);
  expect(["h", "ha", "hal"].map((text) => valueAfterInput(field(), text))).toEqual(["h", "ha", "hal"]);
});

test("selects autofilled text immediately without opening the list", () => {
  const onValueChange = vi.fn();
  render(<Makers onValueChange={onValueChange} />);
  fireEvent.change(field(), { target: { value: "norrland" } });
  expect(onValueChange.mock.calls).toEqual([["norrland", makers[2]]]);
  expect(field()).toHaveValue("Norrland");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("opens with all options, the current one selected and highlighted", async () => {
  render(<Makers defaultValue="halden" />);
  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(rows()).toHaveLength(5);
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Halden");
  expect(pointedAt()).toBe("Halden");
  expect(field()).toHaveFocus();
});

test("opens a long list with the selected row in the middle", async () => {
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

test("closes on Escape, restores the text and keeps the value, on repeated presses too", async () => {
  const onValueChange = vi.fn();
  render(<Makers defaultValue="halden" onValueChange={onValueChange} />);
  await userEvent.type(field(), "xyz{Escape}");
  expect(field()).toHaveValue("Halden");
  await userEvent.keyboard("{Escape}");
  expect(field()).toHaveValue("Halden");
  expect(onValueChange).not.toHaveBeenCalled();
});

test("discards unmatched text on blur; a cleared field has no value", async () => {
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

test("clears from the clear button and returns focus; a required field has no such button", async () => {
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

test("selects by click, but not disabled options", async () => {
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

test("names groups and matches keywords", async () => {
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

test("with remote options, reports the text, filters nothing, and keeps the value's label", async () => {
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

test("shows the caller's value and its label when controlled", async () => {
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

test("has no list or buttons when disabled or read-only", async () => {
  const view = render(<Makers disabled defaultValue="halden" name="maker" />);
  expect(field()).toBeDisabled();
  expect(view.container.querySelector("input[name=maker]")).toBeDisabled();
  view.rerender(<Makers readOnly defaultValue="halden" name="maker" />);
  await userEvent.type(field(), "{ArrowDown}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("button")).toBeNull();
});

test("closes only the list on Escape in a dialog", async () => {
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

test("renders the popup without a dialog role and explains an empty list", async () => {
  render(<Makers />);
  await userEvent.type(field(), "xyz");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.querySelector("[data-part=Note]")).toHaveTextContent("Nothing found");
  await userEvent.clear(field());
  expect(document.querySelector("[data-part=Note]")).toBeNull();
});

test("un-highlights a removed option", async () => {
  const view = render(<Makers />);
  await userEvent.type(field(), "{ArrowUp}");
  expect(pointedAt()).toBe("Veloce");
  view.rerender(<Makers options={makers.slice(0, 2)} />);
  expect(field()).not.toHaveAttribute("aria-activedescendant");
});

test("distinguishes highlighted from selected, and submits only the value", async () => {
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

test("names an option with its note and hint; hides its picture and group heading", async () => {
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

test("restores a required field's value on blur when cleared", async () => {
  const onValueChange = vi.fn();
  render(<Makers required defaultValue="halden" onValueChange={onValueChange} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue("Halden");
  expect(onValueChange).not.toHaveBeenCalled();
});
