import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Switch } from "./index.ts";
import meta from "./Switch.meta.ts";

conforms("Switch", (props) => <Switch {...props}>Default address</Switch>, { control: "input" });

const control = () => screen.getByRole("switch", { name: "Default address" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(<Switch>Default address</Switch>);
    await user.tab();
    expect(control()).toHaveFocus();
  },
  Space: async (user) => {
    const onCheckedChange = vi.fn();
    render(<Switch onCheckedChange={onCheckedChange}>Default address</Switch>);
    await user.tab();
    await user.keyboard(" ");
    expect(control()).toBeChecked();
    await user.keyboard(" ");
    expect(control()).not.toBeChecked();
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  },
});

test("toggles from its label, and keeps a hidden label as its name", async () => {
  render(<Switch labelHidden>Default address</Switch>);
  await userEvent.click(screen.getByText("Default address"));
  expect(control()).toBeChecked();
});

test("doesn't change when disabled", async () => {
  const onCheckedChange = vi.fn();
  render(
    <Switch disabled defaultChecked onCheckedChange={onCheckedChange}>
      Default address
    </Switch>,
  );
  await userEvent.click(screen.getByText("Default address"));
  expect(control()).toBeChecked();
  expect(onCheckedChange).not.toHaveBeenCalled();
});

test("when controlled, keeps the caller's state and reports the change", async () => {
  const onCheckedChange = vi.fn();
  render(
    <Switch checked={false} onCheckedChange={onCheckedChange}>
      Default address
    </Switch>,
  );
  await userEvent.click(control());
  expect(onCheckedChange.mock.calls).toEqual([[true]]);
  expect(control()).not.toBeChecked();
});

test("hides only a label that should be hidden", () => {
  const { rerender } = render(<Switch>Default address</Switch>);
  const hidden = () => screen.getByText("Default address").closest("[data-component=VisuallyHidden]");
  expect(hidden()).toBeNull();
  rerender(<Switch labelHidden>Default address</Switch>);
  expect(hidden()).not.toBeNull();
});
