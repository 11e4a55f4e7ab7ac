import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { DropdownMenuItem, DropdownMenuSub } from "../DropdownMenu/index.ts";
import { ContextMenu } from "./index.ts";
import meta from "./ContextMenu.meta.ts";

const select = vi.fn();

const menu = (
  <>
    <DropdownMenuItem onSelect={() => select("edit")}>Edit</DropdownMenuItem>
    <DropdownMenuItem onSelect={() => select("delete")}>Delete</DropdownMenuItem>
    <DropdownMenuSub label="Move to">
      <DropdownMenuItem>Winter tires</DropdownMenuItem>
    </DropdownMenuSub>
  </>
);

/** Browsers send the same event for a right click, the menu key and Shift + F10. */
const open = async () => {
  select.mockClear();
  render(
    <ContextMenu menu={menu}>
      <button type="button">Touring GT</button>
    </ContextMenu>,
  );
  fireEvent.contextMenu(screen.getByRole("button"));
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
};
const row = (name: string) => screen.getByRole("menuitem", { name });

keyboardTable(meta, {
  "Menu key or Shift + F10, in the area": async (user) => {
    await open();
    expect(screen.getByRole("menu")).toBeVisible();
    // Closed, because Radix moves the focus some time after it unmounts an open menu.
    await user.keyboard("{Escape}");
  },
  "Arrow Down": async (user) => {
    await open();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(row("Delete")).toHaveFocus();
    await user.keyboard("{Escape}");
  },
  "Enter or Space": async (user) => {
    await open();
    await user.keyboard("{ArrowDown}{Enter}");
    expect(select.mock.calls).toEqual([["edit"]]);
    expect(screen.queryByRole("menu")).toBeNull();
  },
  Escape: async (user) => {
    await open();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
  },
});

test("opens submenus of the same rows as a DropdownMenu", async () => {
  await open();
  fireEvent.click(row("Move to"));
  expect(await screen.findByRole("menuitem", { name: "Winter tires" })).toBeVisible();
});

test("passes attributes, class and ref to the menu", () => {
  const ref = vi.fn();
  render(
    <ContextMenu menu={menu} id="own-id" className="own-class" ref={ref}>
      <button type="button">Touring GT</button>
    </ContextMenu>,
  );
  fireEvent.contextMenu(screen.getByRole("button"));
  expect(screen.getByRole("menu")).toHaveAttribute("id", "own-id");
  expect(screen.getByRole("menu")).toHaveClass("own-class");
  expect(ref).toHaveBeenCalledWith(screen.getByRole("menu"));
});

test("keeps the browser's menu while disabled, and reports opening otherwise", () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(
    <ContextMenu menu={menu} disabled onOpenChange={onOpenChange}>
      <button type="button">Touring GT</button>
    </ContextMenu>,
  );
  // An event whose default isn't prevented returns true.
  expect(fireEvent.contextMenu(screen.getByRole("button"))).toBe(true);
  rerender(
    <ContextMenu menu={menu} onOpenChange={onOpenChange}>
      <button type="button">Touring GT</button>
    </ContextMenu>,
  );
  expect(fireEvent.contextMenu(screen.getByRole("button"))).toBe(false);
  expect(onOpenChange.mock.calls).toEqual([[true]]);
});
