import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import Heart from "lucide-react/icons/heart";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Button } from "../Button/index.ts";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLink,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSub,
} from "./index.ts";
import meta from "./DropdownMenu.meta.ts";

conforms("DropdownMenu", (props) => <DropdownMenu open trigger={<Button>More</Button>} {...props} />);

async function openMenu(onSelect = vi.fn()) {
  render(
    <DropdownMenu trigger={<Button>More</Button>}>
      <DropdownMenuItem onSelect={() => onSelect("again")}>Buy again</DropdownMenuItem>
      <DropdownMenuLink href="/invoice">Invoice</DropdownMenuLink>
      <DropdownMenuItem disabled onSelect={() => onSelect("off")}>
        Return
      </DropdownMenuItem>
      <DropdownMenuItem tone="critical" onSelect={() => onSelect("delete")}>
        Delete
      </DropdownMenuItem>
    </DropdownMenu>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  return onSelect;
}

const row = (name: string) => screen.getByRole("menuitem", { name });

keyboardTable(meta, {
  "Enter or Space, on the button": async (user) => {
    await openMenu();
    expect(row("Buy again")).toHaveFocus();
    await user.keyboard("{Escape} ");
    expect(row("Buy again")).toHaveFocus();
  },
  "Arrow Down, on the button": async (user) => {
    await openMenu();
    await user.keyboard("{Escape}{ArrowDown}");
    expect(row("Buy again")).toHaveFocus();
  },
  "Arrow Down": async (user) => {
    await openMenu();
    await user.keyboard("{ArrowDown}");
    expect(row("Invoice")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(row("Delete")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(row("Delete")).toHaveFocus();
  },
  "Arrow Up": async (user) => {
    await openMenu();
    await user.keyboard("{End}{ArrowUp}");
    expect(row("Invoice")).toHaveFocus();
  },
  Home: async (user) => {
    await openMenu();
    await user.keyboard("{End}{Home}");
    expect(row("Buy again")).toHaveFocus();
  },
  End: async (user) => {
    await openMenu();
    await user.keyboard("{End}");
    expect(row("Delete")).toHaveFocus();
  },
  "A letter": async (user) => {
    await openMenu();
    await user.keyboard("i");
    expect(row("Invoice")).toHaveFocus();
  },
  "Enter or Space": async (user) => {
    const onSelect = await openMenu();
    await user.keyboard("{Enter}");
    expect(screen.queryByRole("menu")).toBeNull();
    await user.keyboard("{Enter}{End} ");
    expect(onSelect.mock.calls).toEqual([["again"], ["delete"]]);
  },
  Escape: async (user) => {
    await openMenu();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(screen.getByRole("button", { name: "More" })).toHaveFocus();
  },
});

test("renders links as links and announces a disabled row", async () => {
  const onSelect = await openMenu();
  expect(row("Invoice")).toHaveAttribute("href", "/invoice");
  expect(row("Return")).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(row("Return"));
  expect(onSelect).not.toHaveBeenCalled();
});

test("shows the selected radio item", async () => {
  const onValueChange = vi.fn();
  render(
    <DropdownMenu defaultOpen trigger={<Button>Language</Button>}>
      <DropdownMenuRadioGroup value="en" onValueChange={onValueChange}>
        <DropdownMenuRadioItem value="en">English</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="lo">ລາວ</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
    </DropdownMenu>,
  );
  expect(screen.getByRole("menuitemradio", { name: "English" })).toBeChecked();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "ລາວ" }));
  expect(onValueChange).toHaveBeenCalledWith("lo");
});

test("shows hints in rows, and icons only where given", () => {
  render(
    <DropdownMenu open trigger={<Button>More</Button>}>
      <DropdownMenuItem icon={Heart} hint="3">
        Saved
      </DropdownMenuItem>
      <DropdownMenuItem>Plain</DropdownMenuItem>
      <DropdownMenuLink icon={Heart} href="/a">
        Linked
      </DropdownMenuLink>
      <DropdownMenuLink href="/b">Bare</DropdownMenuLink>
    </DropdownMenu>,
  );
  expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
    "Saved3",
    "Plain",
    "Linked",
    "Bare",
  ]);
  expect(screen.getAllByRole("menuitem").map((item) => item.querySelectorAll("svg").length)).toEqual([
    1, 0, 1, 0,
  ]);
  expect(row("Plain").childElementCount).toBe(1);
});

test("is controlled by the caller and reports each request", async () => {
  const onOpenChange = vi.fn();
  render(<DropdownMenu open={false} onOpenChange={onOpenChange} trigger={<Button>More</Button>} />);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  expect(screen.queryByRole("menu")).toBeNull();
});

test("toggles settings without closing the menu", async () => {
  const onCheckedChange = vi.fn();
  render(
    <DropdownMenu trigger={<button type="button">View</button>}>
      <DropdownMenuCheckboxItem checked={false} onCheckedChange={onCheckedChange}>
        Only in stock
      </DropdownMenuCheckboxItem>
    </DropdownMenu>,
  );
  await userEvent.click(screen.getByRole("button", { name: "View" }));
  const setting = screen.getByRole("menuitemcheckbox", { name: "Only in stock", checked: false });
  await userEvent.click(setting);
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(setting).toBeVisible();
});

test("opens a submenu to the right by key, and closes it to the left", async () => {
  render(
    <DropdownMenu trigger={<button type="button">Order</button>}>
      <DropdownMenuSub label="Share">
        <DropdownMenuItem>By mail</DropdownMenuItem>
      </DropdownMenuSub>
    </DropdownMenu>,
  );
  screen.getByRole("button", { name: "Order" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("menuitem", { name: "Share" })).toHaveAttribute("aria-haspopup", "menu");
  await userEvent.keyboard("{ArrowRight}");
  expect(await screen.findByRole("menuitem", { name: "By mail" })).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.queryByRole("menuitem", { name: "By mail" })).toBeNull();
});
