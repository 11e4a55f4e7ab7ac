import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { SuggestionList } from "./index.ts";

conforms("SuggestionList", (props) => (
  <SuggestionList label="Suggestions" groups={[]} optionId={String} onChoose={() => undefined} {...props} />
));

afterEach(() => {
  vi.restoreAllMocks();
});

test("selects a suggestion without taking focus from the field", async () => {
  const onChoose = vi.fn();
  render(
    <>
      <input aria-label="field" />
      <SuggestionList
        label="Suggestions"
        activeId="b"
        optionId={(id) => `option-${id}`}
        onChoose={onChoose}
        groups={[
          {
            label: "Products",
            options: [
              { id: "a", content: "Polar 3" },
              { id: "b", content: "Ice Grip" },
            ],
          },
        ]}
      />
    </>,
  );
  await userEvent.click(screen.getByLabelText("field"));
  expect(screen.getByRole("option", { name: "Ice Grip" })).toHaveAttribute("aria-selected", "true");
  await userEvent.click(screen.getByRole("option", { name: "Polar 3" }));
  expect(onChoose).toHaveBeenCalledWith("a");
  expect(screen.getByLabelText("field")).toHaveFocus();
});

test("puts the link to all results last and hides keyboard hints from screen readers", async () => {
  const onChoose = vi.fn();
  render(
    <SuggestionList
      label="Suggestions"
      optionId={String}
      onChoose={onChoose}
      groups={[
        { label: "Products", column: "end", options: [{ id: "p", content: "Polar 3", hint: "$95.50" }] },
        { label: "Words", options: [{ id: "w", content: "polar" }] },
      ]}
      keys={[{ keys: ["Esc"], label: "to close" }]}
      all={{ id: "all", content: "All results" }}
    />,
  );
  // The column of text suggestions comes first.
  expect(screen.getAllByRole("option").map(({ id }) => id)).toEqual(["w", "p", "all"]);
  expect(screen.getByText("to close").closest("[aria-hidden]")).not.toBeNull();
  await userEvent.click(screen.getByRole("option", { name: "All results" }));
  expect(onChoose).toHaveBeenCalledWith("all");
});

test("groups suggestions under names announced once, and highlights them on hover", async () => {
  const onPoint = vi.fn();
  render(
    <SuggestionList
      label="Suggestions"
      optionId={String}
      onPoint={onPoint}
      onChoose={() => undefined}
      groups={[{ label: "Products", options: [{ id: "a", content: "Polar 3", hint: "12 offers" }] }]}
    />,
  );
  const group = within(screen.getByRole("listbox", { name: "Suggestions" })).getByRole("group", {
    name: "Products",
  });
  expect(screen.getByText("Products")).toHaveAttribute("aria-hidden", "true");
  await userEvent.hover(within(group).getByRole("option", { name: "Polar 3 12 offers" }));
  expect(onPoint).toHaveBeenCalledWith("a");
});

test("scrolls the highlighted option into view and keeps the list open on clicks next to it", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    // The list fits one row; the second is below it.
    return new DOMRect(0, this.textContent === "b" ? 40 : 0, 100, 40);
  });
  const list = (activeId?: string) => (
    <SuggestionList
      label="Suggestions"
      activeId={activeId}
      optionId={(id) => `option-${id}`}
      onChoose={() => undefined}
      groups={[{ label: "Products", options: ["a", "b"].map((id) => ({ id, content: id })) }]}
    />
  );
  const { rerender } = render(list("a"));
  expect(screen.getByRole("listbox").scrollTop).toBe(0);
  rerender(list("b"));
  expect(screen.getByRole("listbox").scrollTop).toBe(40);
  expect(fireEvent.mouseDown(screen.getByText("Products"))).toBe(false);
});

test("removes an option without selecting it or taking focus from the field", async () => {
  const [onChoose, onRemove] = [vi.fn(), vi.fn()];
  render(
    <>
      <input aria-label="field" />
      <SuggestionList
        label="Suggestions"
        optionId={String}
        onChoose={onChoose}
        onRemove={onRemove}
        groups={[
          {
            label: "Recent searches",
            options: [
              { id: "a", content: "motor oil", removeLabel: "Remove" },
              { id: "b", content: "wheel" },
            ],
          },
        ]}
      />
    </>,
  );
  await userEvent.click(screen.getByLabelText("field"));
  await userEvent.click(screen.getByTitle("Remove"));
  expect(onRemove).toHaveBeenCalledWith("a");
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByLabelText("field")).toHaveFocus();
  const option = screen.getByRole("option", { name: "motor oil" });
  expect(option).toHaveAttribute("aria-keyshortcuts", "Delete");
  expect(screen.getByRole("option", { name: "wheel" })).not.toHaveAttribute("aria-keyshortcuts");
});

test("enlarges options with a picture in the second column, but not text options", () => {
  render(
    <SuggestionList
      label="Suggestions"
      optionId={String}
      onChoose={() => undefined}
      groups={[
        { label: "Recent searches", options: [{ id: "a", content: "motor oil" }] },
        {
          label: "Popular searches",
          column: "end",
          options: [
            { id: "b", content: "wheel" },
            { id: "c", content: "Polar 3", picture: { src: "/a.webp", alt: "" } },
          ],
        },
      ]}
    />,
  );
  const look = (name: string) => screen.getByRole("option", { name }).className;
  expect(look("wheel")).toBe(look("motor oil"));
  expect(look("Polar 3")).not.toBe(look("wheel"));
});
