import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { CommandMenu, type CommandMenuProps } from "./index.ts";
import meta from "./CommandMenu.meta.ts";

const select = vi.fn();
beforeEach(() => select.mockClear());

const command = (label: string) => ({ id: label, label, onSelect: () => select(label) });

const menu = (props: Partial<CommandMenuProps> = {}) => (
  <CommandMenu
    label="Search"
    groups={[
      {
        label: "Commands",
        commands: [command("Add product"), { ...command("Print labels"), keywords: ["slip"] }],
      },
      { label: "Pages", commands: [{ ...command("Orders"), disabled: true }, command("Returns")] },
    ]}
    {...props}
  />
);
const open = (props: Partial<CommandMenuProps> = {}) => render(menu({ defaultOpen: true, ...props }));
const selected = () => screen.getByRole("option", { selected: true });
const options = () => screen.getAllByRole("option").map((option) => option.textContent);

conforms("CommandMenu", (props) => menu({ open: true, ...props }));

keyboardTable(meta, {
  "Control + K, everywhere": async (user) => {
    render(menu());
    await user.keyboard("{Control>}k{/Control}");
    expect(screen.getByRole("dialog", { name: "Search" })).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Search" })).toHaveFocus();
    await user.keyboard("{Control>}k{/Control}");
    expect(screen.queryByRole("dialog")).toBeNull();
  },
  "A letter": async (user) => {
    open();
    await user.keyboard("ret");
    expect(options()).toEqual(["Returns"]);
    expect(selected()).toHaveTextContent("Returns");
  },
  "Arrow Down": async (user) => {
    open();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(selected()).toHaveTextContent("Returns");
    await user.keyboard("{ArrowDown}");
    expect(selected()).toHaveTextContent("Add product");
  },
  "Arrow Up": async (user) => {
    open();
    await user.keyboard("{ArrowDown}{ArrowUp}");
    expect(selected()).toHaveTextContent("Add product");
  },
  Enter: async (user) => {
    open();
    await user.keyboard("{ArrowDown}{Enter}");
    expect(select.mock.calls).toEqual([["Print labels"]]);
    expect(screen.queryByRole("dialog")).toBeNull();
  },
  Escape: async (user) => {
    render(menu({ trigger: <button type="button">Find</button> }));
    await user.click(screen.getByRole("button"));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button")).toHaveFocus();
  },
});

test("finds commands by other words, but not by their id", async () => {
  open({
    groups: [
      { label: "Commands", commands: [{ ...command("Print labels"), id: "zzz", keywords: ["slip"] }] },
    ],
  });
  await userEvent.keyboard("slip");
  expect(options()).toEqual(["Print labels"]);
  await userEvent.clear(screen.getByRole("combobox"));
  await userEvent.keyboard("zzz");
  expect(screen.queryByRole("option")).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent("No matches");
});

test("shows all rows of a server's search, and reports the query", async () => {
  const onQueryChange = vi.fn();
  open({ filtered: true, onQueryChange });
  await userEvent.keyboard("xy");
  expect(onQueryChange.mock.calls).toEqual([["x"], ["xy"]]);
  expect(options()).toHaveLength(4);
  expect(screen.getByRole("status")).toHaveTextContent("4 results");
});

test("announces loading and keeps the previous rows", () => {
  open({ loading: true, filtered: true });
  expect(screen.getByRole("status")).toHaveTextContent("Searching…");
  expect(options()).toHaveLength(4);
});

test("ignores disabled commands", () => {
  open();
  fireEvent.click(screen.getByRole("option", { name: "Orders" }));
  expect(select).not.toHaveBeenCalled();
});

test("leaves Control + K to the browser without hotkey", async () => {
  render(menu({ hotkey: false }));
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("selects the first result when a server no longer finds the selected one", async () => {
  const found = (...labels: string[]) => ({
    filtered: true,
    groups: [{ label: "Orders", commands: labels.map(command) }],
  });
  const { rerender } = open(found("Order 1", "Order 2", "Order 3"));
  await userEvent.keyboard("o");
  expect(selected()).toHaveTextContent("Order 1");
  rerender(menu({ defaultOpen: true, ...found("Order 3") }));
  expect(selected()).toHaveTextContent("Order 3");
  await userEvent.keyboard("{Enter}");
  expect(select).toHaveBeenCalledWith("Order 3");
});
