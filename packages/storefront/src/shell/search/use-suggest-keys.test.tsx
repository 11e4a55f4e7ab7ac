// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect, useState, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { optionBesideActive, nextActive, useSuggestKeys } from "./use-suggest-keys.ts";

afterEach(cleanup);

const ids = ["a", "b", "c"];

test.each<[string | undefined, 1 | -1, string | undefined]>([
  [undefined, 1, "a"],
  ["a", 1, "b"],
  ["c", 1, undefined],
  [undefined, -1, "c"],
  ["b", -1, "a"],
  ["a", -1, undefined],
  ["gone", 1, "a"],
])("moves from %s by %i to %s", (active, step, expected) =>
  expect(nextActive(ids, active, step)).toBe(expected),
);

test("moves to the other column with Right and Left, or moves the caret at the end of a column, without one or before the list", () => {
  const columns = [
    ["a", "b", "c"],
    ["x", "y"],
  ] as const;
  expect(optionBesideActive(columns, "a", "ArrowRight")).toBe("x");
  expect(optionBesideActive(columns, "c", "ArrowRight")).toBe("y");
  expect(optionBesideActive(columns, "y", "ArrowLeft")).toBe("b");
  expect(optionBesideActive(columns, "x", "ArrowRight")).toBeUndefined();
  expect(optionBesideActive(columns, undefined, "ArrowRight")).toBeUndefined();
  expect(optionBesideActive(undefined, "a", "ArrowRight")).toBeUndefined();
});

test("has no active option in an empty list", () => {
  expect(nextActive([], undefined, 1)).toBeUndefined();
  expect(nextActive([], undefined, -1)).toBeUndefined();
});

const choose = vi.fn();

const Search = (): ReactElement => {
  const { inputProps, report } = useSuggestKeys("", false);
  const [known, setKnown] = useState(ids);
  useEffect(() => report({ ids: known, choose }), [report, known]);
  return (
    <>
      <input aria-label="Search" {...inputProps} />
      <button onMouseDown={(event) => event.preventDefault()} onClick={() => setKnown(["d"])}>
        Other suggestions
      </button>
    </>
  );
};

test("removes a removable option with Delete, otherwise edits the text", async () => {
  const remove = vi.fn((id: string) => id === "b");
  const Removing = (): ReactElement => {
    const { inputProps, report } = useSuggestKeys("", false);
    useEffect(() => report({ ids, choose, remove }), [report]);
    return <input aria-label="Search" {...inputProps} />;
  };
  const user = userEvent.setup();
  render(<Removing />);
  await user.type(field(), "tire{Delete}");
  expect(remove).not.toHaveBeenCalled();
  const prevented: boolean[] = [];
  document.addEventListener("keydown", (event) => prevented.push(event.defaultPrevented));
  await user.keyboard("{ArrowDown}{Delete}{ArrowDown}{Delete}");
  expect(remove.mock.calls).toEqual([["a"], ["b"]]);
  expect(prevented).toEqual([true, false, true, true]);
  expect(field()).toHaveFocus();
});

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search" });
const pointedAt = () => field().getAttribute("aria-activedescendant");

test("has the type text, because no other type can be a combobox", () => {
  render(<Search />);
  expect(field()).toHaveAttribute("type", "text");
  expect(field()).toHaveAttribute("aria-autocomplete", "list");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(field()).not.toHaveAttribute("aria-controls");
});

test("moves through the list with Down and Up and chooses with Enter", async () => {
  const user = userEvent.setup();
  render(<Search />);
  await user.type(field(), "tire{ArrowDown}{ArrowDown}");
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(pointedAt()).toMatch(/b$/);
  await user.keyboard("{ArrowUp}{Enter}");
  expect(choose).toHaveBeenLastCalledWith("a");
});

test.each(["{Home}", "{End}", "{ArrowLeft}", "{ArrowRight}"])(
  "moves the caret with %s and leaves the list without an active option",
  async (key) => {
    const user = userEvent.setup();
    render(<Search />);
    await user.type(field(), "tire{ArrowDown}");
    await user.keyboard(key);
    expect(pointedAt()).toBeNull();
    expect(field()).toHaveAttribute("aria-expanded", "true");
  },
);

test("closes the list on Escape and clears the field on the second Escape", async () => {
  const user = userEvent.setup();
  render(<Search />);
  await user.type(field(), "tire{ArrowDown}{Escape}");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(field()).toHaveValue("tire");
  await user.keyboard("{Escape}");
  expect(field()).toHaveValue("");
});

test("keeps text typed before hydration", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Search />);
  document.body.append(page);
  const typed = page.querySelector("input");
  if (typed) typed.value = "205/55 R16";
  const { rerender } = render(<Search />, { container: page, hydrate: true });
  rerender(<Search />);
  expect(field()).toHaveValue("205/55 R16");
});

test("deactivates an option that is no longer offered", async () => {
  const user = userEvent.setup();
  render(<Search />);
  await user.type(field(), "tire{ArrowDown}");
  await user.click(screen.getByRole("button"));
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(pointedAt()).toBeNull();
});

const Page = ({ title, isLoading = false }: { title: string; isLoading?: boolean }): ReactElement => (
  <form>
    <input aria-label="Search" {...useSuggestKeys(title, isLoading).inputProps} />
  </form>
);

test("starts the next search with its own keywords", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page title="" />);
  await user.type(field(), "whe");
  rerender(<Page title="" isLoading />);
  rerender(<Page title="tires" />);
  expect(field()).toHaveValue("tires");
});

test("keeps text typed while the next page is loading", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page title="" isLoading />);
  await user.type(field(), "motor oil");
  rerender(<Page title="wheel" />);
  expect(field()).toHaveValue("motor oil");
  rerender(<Page title="tires" />);
  expect(field()).toHaveValue("tires");
});
