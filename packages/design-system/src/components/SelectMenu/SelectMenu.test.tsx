import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { SelectMenu, type SelectMenuProps } from "./index.ts";
import meta from "./SelectMenu.meta.ts";

const options = [
  { value: "th", label: "Thailand", group: "Asia" },
  { value: "la", label: "Laos", group: "Asia" },
  { value: "ca", label: "Canada", group: "America" },
  { value: "xx", label: "Nowhere", disabled: true },
];

const field = (props: Partial<SelectMenuProps> = {}) => (
  <SelectMenu label="Country" options={options} placeholder="Choose a country" {...props} />
);
const button = () => screen.getByRole("combobox");
const highlighted = () => document.querySelector("[data-highlighted]")?.textContent.trim();

conforms("SelectMenu", field, { control: "button" });

keyboardTable(meta, {
  "Enter or Space": async (user) => {
    render(field({ defaultValue: "la" }));
    await user.tab();
    await user.keyboard("{Enter}");
    expect(highlighted()).toBe("Laos");
    await user.keyboard("{ArrowDown} ");
    expect(button()).toHaveTextContent("Canada");
  },
  "Arrow Down, Arrow Up": async (user) => {
    render(field());
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("listbox", { name: "Country" })).toBeVisible();
    await user.keyboard("{ArrowDown}{ArrowUp}");
    expect(highlighted()).toBe("Thailand");
  },
  "Home, End": async (user) => {
    render(field());
    await user.tab();
    await user.keyboard("{Enter}{End}");
    expect(highlighted()).toBe("Canada");
    await user.keyboard("{Home}");
    expect(highlighted()).toBe("Thailand");
  },
  Letters: async (user) => {
    render(field());
    await user.tab();
    await user.keyboard("{Enter}ca");
    expect(highlighted()).toBe("Canada");
  },
  Tab: async (user) => {
    const onValueChange = vi.fn();
    render(field({ onValueChange }));
    await user.tab();
    await user.keyboard("{Enter}la");
    await user.tab();
    expect(onValueChange.mock.calls[0]?.[0]).toBe("la");
    expect(screen.queryByRole("listbox")).toBeNull();
  },
  Escape: async (user) => {
    const onValueChange = vi.fn();
    render(field({ defaultValue: "la", onValueChange }));
    await user.tab();
    await user.keyboard("{Enter}{ArrowDown}{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  },
});

test("selects by click, submits the value and shows groups", async () => {
  const { container } = render(<form>{field({ name: "country" })}</form>);
  expect(button()).toHaveAccessibleName("Country Choose a country");
  await userEvent.click(button());
  const group = screen.getByRole("group", { name: "Asia" });
  expect(within(group).getAllByRole("option")).toHaveLength(2);
  await userEvent.click(screen.getByRole("option", { name: "Laos" }));
  expect(button()).toHaveAccessibleName("Country Laos");
  expect(button()).not.toHaveAttribute("data-empty");
  expect(new FormData(container.querySelector("form") ?? undefined).get("country")).toBe("la");
});

test("skips disabled options", async () => {
  render(field());
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("option", { name: "Nowhere" }));
  expect(button()).toHaveTextContent("Choose a country");
});

test("marks an error and stays closed while disabled", async () => {
  const { rerender } = render(field({ error: "Choose one." }));
  expect(button()).toBeInvalid();
  expect(button()).toHaveAccessibleDescription("Choose one.");
  rerender(field({ disabled: true }));
  await userEvent.click(button());
  expect(screen.queryByRole("listbox")).toBeNull();
});
