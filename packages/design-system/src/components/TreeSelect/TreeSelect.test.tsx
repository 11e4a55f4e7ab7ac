import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { TreeSelect, type TreeNode, type TreeSelectProps } from "./index.ts";
import meta from "./TreeSelect.meta.ts";

const nodes: TreeNode[] = [
  {
    id: "tires",
    label: "Tires",
    children: [
      { id: "summer", label: "Summer tires" },
      { id: "winter", label: "Winter tires" },
    ],
  },
  { id: "wheels", label: "Wheels" },
  { id: "care", label: "Car care", disabled: true },
];
const field = (props: Partial<TreeSelectProps> = {}) => (
  <TreeSelect label="Category" nodes={nodes} placeholder="Choose a category" {...props} />
);
const button = () => screen.getByRole("button", { name: /^Category/ });
const item = (name: string) => screen.getByRole("treeitem", { name });
const open = async (user: UserEvent) => {
  await user.tab();
  await user.keyboard("{Enter}");
};

conforms("TreeSelect", field, { control: "button" });

keyboardTable(meta, {
  "Enter or Space": async (user) => {
    const onValueChange = vi.fn();
    render(field({ onValueChange }));
    await open(user);
    expect(screen.getByRole("textbox", { name: "Search" })).toHaveFocus();
    await user.keyboard("{ArrowDown}{ArrowDown} ");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("wheels");
    expect(button()).toHaveFocus();
  },
  "Arrow Down, Arrow Up": async (user) => {
    render(field());
    await open(user);
    await user.keyboard("{ArrowDown}");
    expect(item("Tires")).toHaveFocus();
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(item("Wheels")).toHaveFocus();
  },
  "Arrow Right, Arrow Left": async (user) => {
    render(field());
    await open(user);
    await user.keyboard("{ArrowDown}{ArrowRight}");
    expect(item("Tires")).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{ArrowRight}");
    expect(item("Summer tires")).toHaveFocus();
    await user.keyboard("{ArrowLeft}");
    expect(item("Tires")).toHaveFocus();
    await user.keyboard("{ArrowLeft}");
    expect(item("Tires")).toHaveAttribute("aria-expanded", "false");
  },
  "Home, End": async (user) => {
    render(field());
    await open(user);
    await user.keyboard("{ArrowDown}{End}");
    expect(item("Car care")).toHaveFocus();
    await user.keyboard("{Home}");
    expect(item("Tires")).toHaveFocus();
  },
  Letters: async (user) => {
    render(field());
    await open(user);
    await user.keyboard("wint");
    expect(screen.getAllByRole("treeitem").map((row) => row.textContent)).toEqual(["Tires", "Winter tires"]);
    await user.keyboard("{ArrowDown}w");
    expect(item("Winter tires")).toHaveFocus();
  },
  Escape: async (user) => {
    render(field());
    await open(user);
    await user.keyboard("{ArrowDown}{Escape}");
    expect(screen.queryByRole("tree")).toBeNull();
    expect(button()).toHaveFocus();
  },
});

test("opens at the selected node and shows its path", async () => {
  render(field({ defaultValue: "summer", name: "category" }));
  expect(button()).toHaveAccessibleName("Category Tires › Summer tires");
  expect(document.querySelector("input[name=category]")).toHaveValue("summer");
  await userEvent.click(button());
  expect(screen.getByRole("tree", { name: "Category" })).toBeVisible();
  const selected = item("Summer tires");
  expect(selected).toHaveAttribute("aria-selected", "true");
  expect(selected).toHaveAttribute("aria-level", "2");
  expect(selected).toHaveAttribute("tabindex", "0");
});

test("selects leaves only if asked to, and never a disabled node", async () => {
  const onValueChange = vi.fn();
  render(field({ selectable: "leaves", onValueChange }));
  await userEvent.click(button());
  await userEvent.click(item("Tires"));
  await userEvent.click(item("Car care"));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(item("Winter tires"));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("winter");
});

test("clears an optional value, and shows a note when nothing matches", async () => {
  const onValueChange = vi.fn();
  const { rerender } = render(field({ defaultValue: "wheels", onValueChange }));
  await userEvent.click(button());
  await userEvent.keyboard("xyz");
  expect(screen.getByText("Nothing found. Try fewer letters.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("");
  expect(button()).toHaveTextContent("Choose a category");
  rerender(<TreeSelect key="required" label="Category" nodes={nodes} value="wheels" required />);
  await userEvent.click(button());
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
});

test("describes the button with an error and stays closed while disabled", async () => {
  const { rerender } = render(field({ error: "Choose one." }));
  expect(button()).toBeInvalid();
  expect(button()).toHaveAccessibleDescription("Choose one.");
  rerender(field({ disabled: true }));
  await userEvent.click(button());
  expect(screen.queryByRole("tree")).toBeNull();
});
