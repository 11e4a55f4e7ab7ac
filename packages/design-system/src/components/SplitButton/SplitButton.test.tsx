import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { DropdownMenuItem } from "../DropdownMenu/index.ts";
import { SplitButton, type SplitButtonProps } from "./index.ts";
import meta from "./SplitButton.meta.ts";

const split = (props: Partial<SplitButtonProps> = {}) => (
  <SplitButton
    menuLabel="Other ways to ship"
    menu={<DropdownMenuItem>Ship without email</DropdownMenuItem>}
    {...props}
  >
    Ship
  </SplitButton>
);
const first = () => screen.getByRole("button", { name: "Ship" });
const second = () => screen.getByRole("button", { name: "Other ways to ship" });

conforms("SplitButton", (props) => split(props));

keyboardTable(meta, {
  Tab: async (user) => {
    render(split());
    await user.tab();
    expect(first()).toHaveFocus();
    await user.tab();
    expect(second()).toHaveFocus();
  },
  "Enter or Space, on the first button": async (user) => {
    const onClick = vi.fn();
    render(split({ onClick }));
    await user.tab();
    await user.keyboard("{Enter} ");
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("menu")).toBeNull();
  },
  "Enter, Space or Arrow Down, on the second button": async (user) => {
    render(split());
    second().focus();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("menuitem", { name: "Ship without email" })).toHaveFocus();
  },
  Escape: async (user) => {
    render(split());
    second().focus();
    await user.keyboard("{Enter}{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(second()).toHaveFocus();
  },
});

test("is a group whose menu is disabled while the action runs", () => {
  render(split({ loading: true }));
  expect(screen.getByRole("group")).toContainElement(first());
  expect(first()).toHaveAttribute("aria-busy", "true");
  expect(second()).toBeDisabled();
});

test("disables both buttons", () => {
  render(split({ disabled: true }));
  expect(first()).toBeDisabled();
  expect(second()).toBeDisabled();
});
