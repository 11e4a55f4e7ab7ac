import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Button } from "../Button/index.ts";
import { Popover, PopoverClose, type PopoverProps } from "./index.ts";
import meta from "./Popover.meta.ts";

conforms("Popover", (props) => (
  <Popover open label="Details" trigger={<Button>Details</Button>} {...props} />
));

const popover = (props: Partial<PopoverProps> = {}) => (
  <Popover label="How the price is made" trigger={<Button>Details</Button>} {...props}>
    Coupons −$25.00
    <button type="button">Change coupon</button>
    <PopoverClose asChild>
      <Button>Close</Button>
    </PopoverClose>
  </Popover>
);

keyboardTable(meta, {
  "Enter or Space": async (user) => {
    render(popover());
    const button = screen.getByRole("button", { name: "Details" });
    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("dialog", { name: "How the price is made" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Change coupon" })).toHaveFocus();
    button.focus();
    await user.keyboard(" ");
    expect(screen.queryByRole("dialog")).toBeNull();
  },
  Tab: async (user) => {
    render(popover({ defaultOpen: true }));
    expect(screen.getByRole("button", { name: "Change coupon" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  },
  Escape: async (user) => {
    render(popover());
    await user.tab();
    await user.keyboard("{Enter}{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Details" })).toHaveFocus();
  },
});

test("announces on its button whether it is open, and keeps the page accessible", async () => {
  render(
    <>
      {popover()}
      <p>The rest of the page</p>
    </>,
  );
  const button = screen.getByRole("button", { name: "Details" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("The rest of the page").closest("[aria-hidden]")).toBeNull();
});

test("requests to close when controlled, and lets the caller decide", async () => {
  const onOpenChange = vi.fn();
  render(popover({ open: true, onOpenChange }));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole("dialog")).toBeVisible();
});
