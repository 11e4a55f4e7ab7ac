import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Button } from "../Button/index.ts";
import { Drawer, DrawerClose } from "./index.ts";
import meta from "./Drawer.meta.ts";

conforms("Drawer", (props) => <Drawer open title="Cart" {...props} />);

const filters = (
  <Drawer trigger={<Button>Filters</Button>} title="Filters">
    <input type="checkbox" aria-label="In stock" />
  </Drawer>
);

keyboardTable(meta, {
  Tab: async (user) => {
    render(filters);
    await user.click(screen.getByRole("button", { name: "Filters" }));
    for (const control of [
      screen.getByRole("button", { name: "Close" }),
      screen.getByLabelText("In stock"),
    ]) {
      await user.tab();
      expect(control).toHaveFocus();
    }
  },
  Escape: async (user) => {
    render(filters);
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Filters" })).toHaveFocus();
  },
  "Enter, on the trigger": async (user) => {
    render(filters);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("dialog", { name: "Filters" })).toBeVisible();
    expect(screen.getByLabelText("In stock")).toHaveFocus();
  },
});

test("focuses the drawer itself if a second Enter must not press a button", async () => {
  const onPress = vi.fn<() => void>();
  const user = userEvent.setup();
  render(
    <Drawer trigger={<Button>Add</Button>} title="Added" initialFocus="drawer">
      <Button onClick={onPress}>Add another</Button>
    </Drawer>,
  );
  await user.tab();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("dialog")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(onPress).not.toHaveBeenCalled();
  await user.tab();
  expect(screen.getByRole("button", { name: "Add another" })).toHaveFocus();
});

test("closes from its close button and by the caller, and reports each request", async () => {
  const onOpenChange = vi.fn();
  const cart = (open: boolean) => (
    <Drawer open={open} onOpenChange={onOpenChange} title="Cart" footer="Check out" />
  );
  const { rerender } = render(cart(true));
  expect(screen.getByRole("dialog", { name: "Cart" })).toHaveTextContent("Check out");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(screen.getByRole("dialog")).toBeVisible();
  rerender(cart(false));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("has no description or trigger unless given", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  render(<Drawer open title="Cart" />);
  expect(screen.getByRole("dialog")).not.toHaveAttribute("aria-describedby");
  expect(warned).not.toHaveBeenCalled();
  expect(screen.getAllByRole("button", { hidden: true })).toHaveLength(1);
});

test("closes the surrounding drawer from DrawerClose", async () => {
  render(
    <Drawer title="Filters" trigger={<button type="button">Open</button>}>
      <DrawerClose>Show 12 tires</DrawerClose>
    </Drawer>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.click(screen.getByRole("button", { name: "Show 12 tires" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("keeps toasts off the buttons that stay in view", () => {
  render(
    <Drawer open title="Filters" footer={<Button>Show 12 products</Button>}>
      Brands
    </Drawer>,
  );
  const button = screen.getByRole("button", { name: "Show 12 products" });
  expect(button.closest("[data-keep-clear]")).not.toBeNull();
});
