import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Button } from "../Button/index.ts";
import { Dialog } from "./index.ts";

conforms("Dialog", (props) => <Dialog open title="Sign in" closeLabel="Close" {...props} />);

const dialog = (onOpenChange?: (open: boolean) => void) => (
  <Dialog
    trigger={<Button>Open</Button>}
    title="New address"
    description="Where your parcels go."
    closeLabel="Close"
    onOpenChange={onOpenChange}
  >
    <input aria-label="City" />
  </Dialog>
);

test("opens by its trigger, with name and description, and takes the focus in", async () => {
  render(dialog());
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const panel = screen.getByRole("dialog", { name: "New address" });
  expect(panel).toHaveAccessibleDescription("Where your parcels go.");
  expect(panel).toContainElement(document.activeElement as HTMLElement);
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its cross", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
])("closes by %s and gives the focus back", async (_name, close) => {
  const onOpenChange = vi.fn();
  render(dialog(onOpenChange));
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await close();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test("Tab stays inside", async () => {
  render(dialog());
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const panel = screen.getByRole("dialog");
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(panel).toContainElement(document.activeElement as HTMLElement);
  }
});
