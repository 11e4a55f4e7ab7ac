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

test("its words turn it, too, and a hidden label still names it", async () => {
  render(<Switch labelHidden>Default address</Switch>);
  await userEvent.click(screen.getByText("Default address"));
  expect(control()).toBeChecked();
});

test("a disabled one stays as it is", async () => {
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

test("controlled: the caller's state stands, the wish is reported", async () => {
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

test("only a hidden label is hidden", () => {
  const { rerender } = render(<Switch>Default address</Switch>);
  const hidden = () => screen.getByText("Default address").closest("[data-component=VisuallyHidden]");
  expect(hidden()).toBeNull();
  rerender(<Switch labelHidden>Default address</Switch>);
  expect(hidden()).not.toBeNull();
});
