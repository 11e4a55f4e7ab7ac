import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Button } from "../Button/index.ts";
import meta from "./ConfirmDialog.meta.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./index.ts";

const texts = { title: "Delete this address?", confirmLabel: "Delete" };
const confirm = (props: Partial<ConfirmDialogProps>) => (
  <ConfirmDialog {...texts} open onOpenChange={() => {}} onConfirm={() => {}} {...props}>
    It can't be brought back.
  </ConfirmDialog>
);

conforms("ConfirmDialog", (props) => confirm(props));

keyboardTable(meta, {
  Tab: async (user) => {
    render(confirm({}));
    await user.tab();
    expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  },
  Enter: async (user) => {
    const onConfirm = vi.fn();
    const onOpenChange = vi.fn();
    render(confirm({ onConfirm, onOpenChange }));
    await user.keyboard("{Enter}");
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(onConfirm).toHaveBeenCalledOnce();
  },
  Escape: async (user) => {
    const onConfirm = vi.fn();
    const onOpenChange = vi.fn();
    const { rerender } = render(confirm({ onConfirm, onOpenChange, loading: true }));
    await user.keyboard("{Escape}");
    expect(onOpenChange).not.toHaveBeenCalled();
    rerender(confirm({ onConfirm, onOpenChange }));
    await user.keyboard("{Escape}");
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(onConfirm).not.toHaveBeenCalled();
  },
});

test("renders an alert dialog with focus on the safe button", () => {
  render(confirm({}));
  const panel = screen.getByRole("alertdialog", { name: "Delete this address?" });
  expect(panel).toHaveAccessibleDescription("It can't be brought back.");
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

test("confirms once and stays open while loading", async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  const { rerender } = render(confirm({ onConfirm, onOpenChange }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  rerender(confirm({ onConfirm, onOpenChange, loading: true }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await userEvent.keyboard("{Escape}");
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("ignores clicks outside and restores focus when closed", async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Remove</button>
        {confirm({ open, onOpenChange: setOpen })}
      </>
    );
  }
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Remove" });
  await userEvent.click(opener);
  const panel = screen.getByRole("alertdialog");
  await userEvent.click(panel.parentElement as HTMLElement);
  expect(panel).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(opener).toHaveFocus();
});

test("styles a destructive confirm button differently", () => {
  const yes = (tone: "act" | "critical") => {
    const { unmount } = render(confirm({ tone }));
    const { className } = screen.getByRole("button", { name: "Delete" });
    unmount();
    return className;
  };
  const plain = render(<Button variant="solid">Delete</Button>);
  const solid = plain.container.querySelector("button")?.className;
  plain.unmount();
  expect(yes("act")).toBe(solid);
  expect(yes("critical")).not.toBe(solid);
});
