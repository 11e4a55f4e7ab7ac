import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { SearchField } from "./index.ts";
import meta from "./SearchField.meta.ts";

const texts = { label: "Find an order" };

conforms("SearchField", (props) => <SearchField {...texts} {...props} />, { control: "input" });

const field = () => screen.getByRole("searchbox", { name: "Find an order" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(<SearchField {...texts} />);
    await user.tab();
    expect(field()).toHaveFocus();
    await user.keyboard("R16");
    await user.tab();
    expect(screen.getByRole("button", { name: "Clear" })).toHaveFocus();
  },
  "Enter or Space, on the cross": async (user) => {
    render(<SearchField {...texts} />);
    for (const key of ["{Enter}", " "]) {
      await user.type(field(), "R16");
      await user.tab();
      await user.keyboard(key);
      expect(field()).toHaveValue("");
      expect(field()).toHaveFocus();
    }
  },
  "Enter, in the field": async (user) => {
    const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <SearchField {...texts} />
      </form>,
    );
    await user.type(field(), "R16{Enter}");
    expect(sent).toHaveBeenCalledOnce();
    expect(field()).toHaveValue("R16");
  },
});

test("shows the clear button only with text, and returns focus", async () => {
  const onValueChange = vi.fn();
  render(<SearchField {...texts} labelHidden onValueChange={onValueChange} />);
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  await userEvent.type(field(), "R16");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(onValueChange.mock.calls).toEqual([["R"], ["R1"], ["R16"], [""]]);
  expect(field()).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
});

test("when controlled, keeps the caller's text and reports the change", async () => {
  const onValueChange = vi.fn();
  render(<SearchField {...texts} value="R16" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(onValueChange.mock.calls).toEqual([[""]]);
  expect(field()).toHaveValue("R16");
});
