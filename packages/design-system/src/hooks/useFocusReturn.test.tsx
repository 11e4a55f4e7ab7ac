import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState, type ReactElement } from "react";
import { expect, test } from "vitest";
import { ConfirmDialog } from "../components/ConfirmDialog/index.ts";
import { Dialog } from "../components/Dialog/index.ts";
import { Drawer } from "../components/Drawer/index.ts";

interface Held {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const dialogs: Record<string, (held: Held) => ReactElement> = {
  Dialog: (held) => <Dialog {...held} title="Address" />,
  Drawer: (held) => <Drawer {...held} title="Cart" />,
  ConfirmDialog: (held) => (
    <ConfirmDialog {...held} title="Delete?" confirmLabel="Delete" onConfirm={() => {}}>
      For good.
    </ConfirmDialog>
  ),
};

function Page({ kind }: { kind: string }) {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <button onClick={() => onOpenChange(true)}>Open</button>
      {dialogs[kind]?.({ open, onOpenChange })}
    </>
  );
}

test.each(Object.keys(dialogs))(
  "%s without a trigger returns focus to the element that opened it",
  async (kind) => {
    render(<Page kind={kind} />);
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(document.querySelector(`[data-component="${kind}"]`)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  },
);
