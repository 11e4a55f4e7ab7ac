import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SuggestionList, useSearchCombobox } from "./index.ts";

const groups = [
  {
    label: "Products",
    options: [
      { id: "p1", content: "Winter tire" },
      { id: "p2", content: "Wheel" },
    ],
  },
  { label: "Shops", options: [{ id: "s1", content: "Nordic" }] },
];

function Search({ onChoose, onSend }: { onChoose: (id: string) => void; onSend?: () => void }) {
  const { inputProps, listProps } = useSearchCombobox({ groups, label: "Suggestions", onChoose });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      <input aria-label="Search" {...inputProps} />
      {listProps && <SuggestionList {...listProps} />}
    </form>
  );
}

const field = () => screen.getByRole("combobox", { name: "Search" });
const pointed = () => screen.queryByRole("option", { selected: true })?.textContent ?? null;

test("connects the field with the list and names the highlighted option", async () => {
  render(<Search onChoose={() => undefined} />);
  expect(field()).toHaveAttribute("aria-expanded", "false");
  await userEvent.type(field(), "w");
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(field()).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
  expect(field()).not.toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("{ArrowDown}");
  expect(field()).toHaveAttribute(
    "aria-activedescendant",
    screen.getByRole("option", { name: "Winter tire" }).id,
  );
  expect(field()).toHaveFocus();
});

test("moves through all groups and back to the field with the arrow keys", async () => {
  render(<Search onChoose={() => undefined} />);
  await userEvent.type(field(), "w");
  const seen = [];
  for (let step = 0; step < 5; step += 1) {
    await userEvent.keyboard("{ArrowDown}");
    seen.push(pointed());
  }
  expect(seen).toEqual(["Winter tire", "Wheel", "Nordic", null, "Winter tire"]);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(pointed()).toBe("Nordic");
});

test("selects the highlighted suggestion on Enter, or else submits the form", async () => {
  const onChoose = vi.fn();
  const onSend = vi.fn();
  render(<Search onChoose={onChoose} onSend={onSend} />);
  await userEvent.type(field(), "w{Enter}");
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("p1");
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("selects a suggestion on click and keeps focus in the field", async () => {
  const onChoose = vi.fn();
  render(<Search onChoose={onChoose} />);
  await userEvent.type(field(), "w");
  await userEvent.click(screen.getByRole("option", { name: "Nordic" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("s1");
  expect(field()).toHaveFocus();
});

test("closes the list on Escape, keeps the text, and reopens on typing", async () => {
  render(<Search onChoose={() => undefined} />);
  await userEvent.type(field(), "w{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveValue("w");
  await userEvent.type(field(), "i");
  expect(screen.getByRole("listbox")).toBeVisible();
  await userEvent.tab();
  expect(screen.queryByRole("listbox")).toBeNull();
});
