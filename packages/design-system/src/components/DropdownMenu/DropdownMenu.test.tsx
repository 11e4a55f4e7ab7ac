import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Button } from "../Button/index.ts";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLink,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from "./index.ts";

conforms("DropdownMenu", (props) => <DropdownMenu open trigger={<Button>More</Button>} {...props} />);

async function openMenu(onSelect = vi.fn()) {
  render(
    <DropdownMenu trigger={<Button>More</Button>}>
      <DropdownMenuItem onSelect={() => onSelect("again")}>Buy again</DropdownMenuItem>
      <DropdownMenuLink href="/invoice">Invoice</DropdownMenuLink>
      <DropdownMenuItem disabled onSelect={() => onSelect("off")}>
        Return
      </DropdownMenuItem>
      <DropdownMenuItem danger onSelect={() => onSelect("delete")}>
        Delete
      </DropdownMenuItem>
    </DropdownMenu>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  return onSelect;
}

test.each([
  ["", "Buy again"],
  ["{ArrowDown}", "Invoice"],
  ["{ArrowDown}{ArrowDown}", "Delete"],
  ["{End}", "Delete"],
  ["{End}{Home}", "Buy again"],
  ["i", "Invoice"],
])("keys %j lead to %s", async (keys, name) => {
  await openMenu();
  if (keys) await userEvent.keyboard(keys);
  expect(screen.getByRole("menuitem", { name })).toHaveFocus();
});

test("Enter does it and closes; links are real links", async () => {
  const onSelect = await openMenu();
  expect(screen.getByRole("menuitem", { name: "Invoice" })).toHaveAttribute("href", "/invoice");
  await userEvent.keyboard("{Enter}");
  expect(onSelect.mock.calls).toEqual([["again"]]);
  expect(screen.queryByRole("menu")).toBeNull();
});

test("radio items show the setting in force", async () => {
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
