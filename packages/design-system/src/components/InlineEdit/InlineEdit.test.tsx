import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { InlineEdit, type InlineEditProps } from "./index.ts";
import meta from "./InlineEdit.meta.ts";

const saved = () => vi.fn((_to: string, _from: string) => Promise.resolve());
const edit = (props: Partial<InlineEditProps> = {}) => (
  <InlineEdit label="Stock" value="7" onSave={saved()} {...props} />
);
const button = () => screen.getByRole("button", { name: /Edit Stock$/ });
const field = () => screen.getByRole("textbox", { name: "Stock" });

conforms("InlineEdit", edit);

keyboardTable(meta, {
  "Enter or Space": async (user) => {
    render(edit());
    await user.tab();
    await user.keyboard("{Enter}");
    expect(field()).toHaveFocus();
    await user.keyboard("9");
    expect(field()).toHaveValue("9");
  },
  "Enter, in the field": async (user) => {
    const onSave = saved();
    const onSubmit = vi.fn();
    render(<form onSubmit={onSubmit}>{edit({ onSave })}</form>);
    await user.click(button());
    await user.keyboard("9{Enter}");
    expect(onSave).toHaveBeenCalledExactlyOnceWith("9", "7");
    expect(button()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  },
  "Escape, in the field": async (user) => {
    const onSave = saved();
    render(edit({ onSave }));
    await user.click(button());
    await user.keyboard("9{Escape}");
    expect(button()).toHaveTextContent("7");
    expect(button()).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  },
  Tab: async (user) => {
    const onSave = saved();
    render(edit({ onSave }));
    await user.click(button());
    await user.keyboard("9");
    await user.tab();
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await user.tab();
    expect(field()).toHaveValue("9");
    expect(onSave).not.toHaveBeenCalled();
  },
});

test("announces saving and the result, and ignores a second Enter meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSave = vi.fn(() => promise);
  render(edit({ onSave }));
  await userEvent.click(button());
  await userEvent.keyboard("9{Enter}{Enter}{Escape}");
  expect(screen.getByRole("status")).toHaveTextContent("Saving…");
  expect(field()).toHaveAttribute("readonly");
  expect(onSave).toHaveBeenCalledOnce();
  await act(async () => resolve());
  expect(screen.getByRole("status")).toHaveTextContent("Saved");
  expect(button()).toBeVisible();
});

test("stays open with the reason of a failure", async () => {
  render(edit({ onSave: () => Promise.reject(new Error("2 sold while you were editing.")) }));
  await userEvent.click(button());
  await userEvent.keyboard("9{Enter}");
  expect(field()).toHaveAccessibleDescription("2 sold while you were editing.");
  expect(field()).toHaveValue("9");
  expect(field()).toHaveFocus();
});

test("explains a failure without a reason", async () => {
  render(edit({ onSave: () => Promise.reject(undefined) }));
  await userEvent.click(button());
  await userEvent.keyboard("9{Enter}");
  expect(field()).toHaveAccessibleDescription("We couldn’t save this. Try again.");
});

test("validates before saving, and saves nothing without a change", async () => {
  const onSave = saved();
  render(edit({ onSave, validate: (text) => (/^\d+$/.test(text) ? undefined : "Enter a number.") }));
  await userEvent.click(button());
  await userEvent.keyboard("many{Enter}");
  expect(field()).toHaveAccessibleDescription("Enter a number.");
  await userEvent.clear(field());
  await userEvent.keyboard("7{Enter}");
  expect(button()).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

test("names an empty value, and shows a disabled one without a button", () => {
  const { rerender } = render(edit({ value: "" }));
  expect(button()).toHaveAccessibleName("Not set Edit Stock");
  rerender(edit({ disabled: true, children: "7 units" }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("7 units")).toBeVisible();
});
