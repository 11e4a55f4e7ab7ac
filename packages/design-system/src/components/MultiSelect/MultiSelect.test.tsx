import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { MultiSelect, type MultiSelectProps } from "./index.ts";
import meta from "./MultiSelect.meta.ts";

const options = ["Carmine", "Norrland", "Veloce"].map((label) => ({ value: label.toLowerCase(), label }));
const field = (props: Partial<MultiSelectProps> = {}) => (
  <MultiSelect label="Makers" options={options} {...props} />
);
const input = () => screen.getByRole("combobox", { name: "Makers" });
const highlighted = () => document.querySelector("[data-highlighted]")?.textContent.trim();
const chosen = () => {
  const list = screen.queryByRole("list", { name: "Makers" });
  return list
    ? within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent)
    : [];
};

conforms("MultiSelect", field, { control: "input" });

keyboardTable(meta, {
  "Letters and digits": async (user) => {
    render(field());
    await user.type(input(), "vel");
    expect(screen.getAllByRole("option")).toHaveLength(1);
    expect(highlighted()).toBe("Veloce");
  },
  "Arrow Down, Arrow Up": async (user) => {
    render(field());
    await user.tab();
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(highlighted()).toBe("Norrland");
  },
  Enter: async (user) => {
    const onSubmit = vi.fn();
    render(<form onSubmit={onSubmit}>{field()}</form>);
    await user.type(input(), "vel{Enter}");
    expect(chosen()).toEqual(["Veloce"]);
    expect(screen.getByRole("listbox", { name: "Makers" })).toBeVisible();
    expect(input()).toHaveValue("");
    await user.keyboard("car{Enter}");
    expect(chosen()).toEqual(["Veloce", "Carmine"]);
    expect(onSubmit).not.toHaveBeenCalled();
  },
  Backspace: async (user) => {
    render(field({ defaultValue: ["carmine", "veloce"] }));
    await user.type(input(), "x{Backspace}{Backspace}");
    expect(chosen()).toEqual(["Carmine"]);
    expect(screen.getAllByRole("status")[0]).toHaveTextContent("Veloce removed");
  },
  Tab: async (user) => {
    render(
      <>
        {field({ defaultValue: ["carmine"] })}
        <button type="button">Save</button>
      </>,
    );
    await user.type(input(), "vel");
    await user.tab();
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(chosen()).toEqual(["Carmine"]);
    expect(input()).toHaveValue("");
  },
  Escape: async (user) => {
    render(field({ defaultValue: ["carmine"] }));
    await user.type(input(), "vel{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(chosen()).toEqual(["Carmine"]);
  },
});

test("adds by click, hides selected options, and submits one value per option", async () => {
  const onValueChange = vi.fn();
  const { container } = render(<form>{field({ name: "maker", onValueChange })}</form>);
  await userEvent.click(input());
  await userEvent.click(screen.getByRole("option", { name: "Norrland" }));
  await userEvent.click(screen.getByRole("option", { name: "Carmine" }));
  expect(onValueChange.mock.calls).toEqual([[["norrland"]], [["norrland", "carmine"]]]);
  expect(screen.getAllByRole("option").map((option) => option.textContent.trim())).toEqual(["Veloce"]);
  const data = new FormData(container.querySelector("form") ?? undefined);
  expect(data.getAll("maker")).toEqual(["norrland", "carmine"]);
});

test("adds an option again that was removed before", async () => {
  render(field());
  await userEvent.type(input(), "vel{Enter}{Backspace}vel{Enter}");
  expect(chosen()).toEqual(["Veloce"]);
});

test("creates an option from the text, but not a second one with the same name", async () => {
  const onValueChange = vi.fn();
  render(field({ create: true, onValueChange }));
  await userEvent.type(input(), "Aurora");
  await userEvent.click(screen.getByRole("option", { name: "Add “Aurora”" }));
  expect(onValueChange).toHaveBeenLastCalledWith(["Aurora"]);
  await userEvent.type(input(), "carmine");
  expect(screen.getAllByRole("option").map((option) => option.textContent.trim())).toEqual(["Carmine"]);
});

test("shows labels of selected options after the options change", async () => {
  const onInputChange = vi.fn();
  const { rerender } = render(field({ filter: false, onInputChange }));
  await userEvent.type(input(), "v");
  expect(onInputChange).toHaveBeenLastCalledWith("v");
  await userEvent.click(screen.getByRole("option", { name: "Veloce" }));
  rerender(field({ filter: false, onInputChange, options: [], loading: true }));
  expect(chosen()).toEqual(["Veloce"]);
  expect(screen.getAllByText("Loading…").length).toBeGreaterThan(0);
});

test("stops at the maximum, removes by button, and stays closed while disabled", async () => {
  const { rerender } = render(field({ max: 1, defaultValue: ["carmine"] }));
  await userEvent.type(input(), "vel{Enter}");
  expect(chosen()).toEqual(["Carmine"]);
  await userEvent.click(screen.getByRole("button", { name: "Remove Carmine" }));
  expect(chosen()).toEqual([]);
  expect(input()).toHaveFocus();
  rerender(<MultiSelect key="off" label="Makers" options={options} value={["veloce"]} disabled />);
  expect(screen.queryByRole("button")).toBeNull();
});
