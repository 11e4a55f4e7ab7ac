import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { TagsInput, type TagsInputProps } from "./index.ts";
import meta from "./TagsInput.meta.ts";

const field = (props: Partial<TagsInputProps> = {}) => <TagsInput label="Tags" {...props} />;
const input = () => screen.getByRole("textbox", { name: "Tags" });
const tags = () => {
  const list = screen.queryByRole("list", { name: "Tags" });
  return list
    ? within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent)
    : [];
};

conforms("TagsInput", field, { control: "input" });

keyboardTable(meta, {
  "Enter or comma": async (user) => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(<form onSubmit={onSubmit}>{field()}</form>);
    await user.type(input(), "quiet,winter{Enter}");
    expect(tags()).toEqual(["quiet", "winter"]);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
  },
  Backspace: async (user) => {
    render(field({ defaultValue: ["quiet", "winter"] }));
    await user.type(input(), "x{Backspace}{Backspace}");
    expect(tags()).toEqual(["quiet"]);
    expect(screen.getByRole("status")).toHaveTextContent("winter removed");
  },
  Tab: async (user) => {
    render(
      <>
        {field({ defaultValue: ["quiet"] })}
        <button type="button">Save</button>
      </>,
    );
    await user.tab();
    expect(input()).toHaveFocus();
    await user.keyboard("winter");
    await user.tab();
    expect(tags()).toEqual(["quiet", "winter"]);
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  },
});

test("splits a pasted list, announces it and submits one value per tag", async () => {
  const onValueChange = vi.fn();
  const { container } = render(<form>{field({ name: "tag", onValueChange })}</form>);
  await userEvent.click(input());
  await userEvent.paste("quiet; winter\nrun-flat");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(["quiet", "winter", "run-flat"]);
  expect(screen.getByRole("status")).toHaveTextContent("quiet, winter, run-flat added");
  const data = new FormData(container.querySelector("form") ?? undefined);
  expect(data.getAll("tag")).toEqual(["quiet", "winter", "run-flat"]);
});

test("keeps a duplicate or invalid text in the field with the reason", async () => {
  const validate = (tag: string) => (tag.length > 10 ? "At most ten letters." : undefined);
  render(field({ defaultValue: ["quiet"], validate }));
  await userEvent.type(input(), "quiet{Enter}");
  expect(input()).toHaveValue("quiet");
  expect(input()).toHaveAccessibleDescription("“quiet” is already in the list.");
  await userEvent.clear(input());
  expect(input()).not.toBeInvalid();
  await userEvent.type(input(), "extraordinary{Enter}");
  expect(input()).toHaveAccessibleDescription("At most ten letters.");
  expect(tags()).toEqual(["quiet"]);
});

test("removes a tag by its button and returns focus to the field", async () => {
  render(field({ defaultValue: ["quiet", "winter"] }));
  await userEvent.click(screen.getByRole("button", { name: "Remove quiet" }));
  expect(tags()).toEqual(["winter"]);
  expect(input()).toHaveFocus();
});

test("stops at the maximum, and has no buttons while disabled", async () => {
  const { rerender } = render(field({ defaultValue: ["a"], max: 2 }));
  await userEvent.type(input(), "b,c,");
  expect(tags()).toEqual(["a", "b"]);
  expect(input()).toHaveAttribute("readonly");
  rerender(field({ disabled: true }));
  expect(screen.queryByRole("button")).toBeNull();
});
