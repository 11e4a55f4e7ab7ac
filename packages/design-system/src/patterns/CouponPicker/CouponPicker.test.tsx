import { render, screen, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { CouponPicker, type CouponPickerProps } from "./index.ts";
import meta from "./CouponPicker.meta.ts";

const picker: CouponPickerProps = {
  label: "Carmine coupon",
  bestLabel: "Best choice",
  noneLabel: "Don't use one",
  choices: [
    { value: "10", title: "$10 off $400", saving: "−$10.00", best: true },
    { value: "12", title: "$12 off $80", scope: "car care", saving: "−$8.40" },
  ],
  unusable: {
    label: "1 coupon can't be used",
    coupons: [{ id: "a", title: "$50 off $600", reason: "Add $60.14 more" }],
  },
};

conforms("CouponPicker", (props) => <CouponPicker {...picker} {...props} />);

test("is a named group that shows each saving and marks the best one", () => {
  render(<CouponPicker {...picker} />);
  const group = screen.getByRole("radiogroup", { name: "Carmine coupon" });
  expect(
    within(group)
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.textContent),
  ).toEqual(["$10 off $400Best choice−$10.00", "$12 off $80 · car care−$8.40", "Don't use one"]);
});

const arrow = async (user: UserEvent, key: string, chosen: string) => {
  const onValueChange = vi.fn();
  const view = render(<CouponPicker {...picker} defaultValue="10" onValueChange={onValueChange} />);
  await user.tab();
  await user.keyboard(key);
  expect(onValueChange).toHaveBeenLastCalledWith(chosen);
  view.unmount();
};

keyboardTable(meta, {
  Tab: async (user) => {
    render(<CouponPicker {...picker} defaultValue="12" />);
    await user.tab();
    expect(screen.getByRole("radio", { name: /\$12 off/ })).toHaveFocus();
    await user.tab();
    expect(screen.getByText("1 coupon can't be used")).toHaveFocus();
  },
  "Arrow Right, Arrow Down": async (user) => {
    await arrow(user, "{ArrowRight}", "12");
    await arrow(user, "{ArrowDown}{ArrowDown}{ArrowDown}", "10");
  },
  "Arrow Left, Arrow Up": async (user) => {
    await arrow(user, "{ArrowLeft}", "");
    await arrow(user, "{ArrowUp}{ArrowUp}", "12");
  },
  "Enter or Space, on the folded reasons": async (user) => {
    render(<CouponPicker {...picker} />);
    // The browser turns both keys into a click.
    await user.click(screen.getByText("1 coupon can't be used"));
    expect(screen.getByText("Add $60.14 more")).toBeVisible();
    await user.click(screen.getByText("1 coupon can't be used"));
    expect(screen.getByText("Add $60.14 more")).not.toBeVisible();
  },
});

test("shows inapplicable coupons with reasons, not as options", async () => {
  render(<CouponPicker {...picker} />);
  expect(screen.getByText("Add $60.14 more")).not.toBeVisible();
  await userEvent.click(screen.getByText("1 coupon can't be used"));
  expect(screen.getByText("Add $60.14 more")).toBeVisible();
  expect(screen.queryByRole("radio", { name: /\$50/ })).toBeNull();
});

test("hides the unusable coupons if all apply, and shows no saving for “none”", () => {
  const { container, rerender } = render(<CouponPicker {...picker} unusable={undefined} />);
  expect(container.querySelector("details")).toBeNull();
  rerender(<CouponPicker {...picker} unusable={{ label: "0 coupons can't be used", coupons: [] }} />);
  expect(container.querySelector("details")).toBeNull();
  const none = screen.getByRole("radio", { name: "Don't use one" }).closest("label");
  const some = screen.getByRole("radio", { name: /\$12 off/ }).closest("label");
  expect(none?.childElementCount).toBe((some?.childElementCount ?? 0) - 1);
});
