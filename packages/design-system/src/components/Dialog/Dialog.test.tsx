import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Button } from "../Button/index.ts";
import { Dialog, DialogClose } from "./index.ts";
import meta from "./Dialog.meta.ts";

conforms("Dialog", (props) => <Dialog open title="Sign in" {...props} />);

const dialog = (onOpenChange?: (open: boolean) => void) => (
  <Dialog
    trigger={<Button>Open</Button>}
    title="New address"
    description="Where your parcels go."
    onOpenChange={onOpenChange}
  >
    <input aria-label="City" />
  </Dialog>
);

test("opens from its trigger, with name and description, and takes focus", async () => {
  render(dialog());
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const panel = screen.getByRole("dialog", { name: "New address" });
  expect(panel).toHaveAccessibleDescription("Where your parcels go.");
  expect(panel).toContainElement(document.activeElement as HTMLElement);
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its cross", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
])("closes on %s and returns focus", async (_name, close) => {
  const onOpenChange = vi.fn();
  render(dialog(onOpenChange));
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await close();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

const trigger = () => screen.getByRole("button", { name: "Open" });

keyboardTable(meta, {
  Tab: async (user) => {
    render(dialog());
    await user.click(trigger());
    for (const control of [screen.getByRole("button", { name: "Close" }), screen.getByLabelText("City")]) {
      await user.tab();
      expect(control).toHaveFocus();
    }
  },
  "Shift + Tab": async (user) => {
    render(dialog());
    await user.click(trigger());
    await user.tab({ shift: true });
    expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByLabelText("City")).toHaveFocus();
  },
  Escape: async (user) => {
    render(dialog());
    await user.click(trigger());
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(trigger()).toHaveFocus();
  },
  "Ctrl + Enter": async (user) => {
    const onSave = vi.fn();
    render(
      <Dialog
        open
        title="New price"
        footer={
          <>
            <Button>Cancel</Button>
            <Button onClick={onSave}>Save</Button>
          </>
        }
      >
        <input aria-label="Price" />
      </Dialog>,
    );
    await user.type(screen.getByLabelText("Price"), "5{Enter}");
    expect(onSave).not.toHaveBeenCalled();
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(onSave).toHaveBeenCalledOnce();
    expect(screen.getByLabelText("Price")).toHaveFocus();
  },
  "Enter, on the trigger": async (user) => {
    render(dialog());
    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("dialog", { name: "New address" })).toBeVisible();
    expect(screen.getByLabelText("City")).toHaveFocus();
  },
});

test("hides only a title that should be hidden", () => {
  const { rerender } = render(<Dialog open title="New address" />);
  const hidden = () => screen.getByText("New address").closest("[data-component=VisuallyHidden]");
  expect(hidden()).toBeNull();
  rerender(<Dialog open title="New address" titleHidden />);
  expect(hidden()).not.toBeNull();
});

test("keeps name and description with a hidden title", () => {
  render(<Dialog open title="New address" titleHidden description="Where your parcels go." />);
  expect(screen.getByRole("dialog", { name: "New address" })).toHaveAccessibleDescription(
    "Where your parcels go.",
  );
});

test("has no description, trigger or footer unless given", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { rerender } = render(<Dialog open title="Sign in" />);
  expect(screen.getByRole("dialog")).not.toHaveAttribute("aria-describedby");
  expect(warned).not.toHaveBeenCalled();
  expect(screen.getAllByRole("button", { hidden: true })).toHaveLength(1);
  const { childElementCount } = screen.getByRole("dialog");
  rerender(<Dialog open title="Sign in" footer={<button>Sign in</button>} />);
  expect(screen.getByRole("dialog")).toContainElement(screen.getByRole("button", { name: "Sign in" }));
  expect(screen.getByRole("dialog").childElementCount).toBe(childElementCount + 1);
});

test("closes on clicks outside", async () => {
  const onOpenChange = vi.fn();
  render(dialog(onOpenChange));
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole("dialog").parentElement as HTMLElement);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

test("closes the surrounding dialog from DialogClose after the button's own handler", async () => {
  const onClick = vi.fn();
  render(
    <Dialog title="Filters" trigger={<button type="button">Open</button>}>
      <DialogClose asChild>
        <button type="button" onClick={onClick}>
          Keep it
        </button>
      </DialogClose>
    </Dialog>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});
