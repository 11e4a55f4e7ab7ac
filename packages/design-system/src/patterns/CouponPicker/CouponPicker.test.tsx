import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { CouponPicker, type CouponPickerProps } from "./index.ts";

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

test("one of a named group, with what it saves; the best one says so", () => {
  render(<CouponPicker {...picker} />);
  const group = screen.getByRole("radiogroup", { name: "Carmine coupon" });
  expect(
    within(group)
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.textContent),
  ).toEqual(["$10 off $400Best choice−$10.00", "$12 off $80 · car care−$8.40", "Don't use one"]);
});

test.each([
  ["{ArrowRight}", "12"],
  ["{ArrowDown}", "12"],
  ["{ArrowLeft}", ""],
  ["{ArrowUp}", ""],
])("%s moves the choice, round the ends", async (key, chosen) => {
  const onValueChange = vi.fn();
  render(<CouponPicker {...picker} defaultValue="10" onValueChange={onValueChange} />);
  await userEvent.tab();
  expect(screen.getByRole("radio", { name: /\$10 off/ })).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onValueChange).toHaveBeenLastCalledWith(chosen);
});

test("what can't be used has its reason and is no choice", async () => {
  render(<CouponPicker {...picker} />);
  expect(screen.getByText("Add $60.14 more")).not.toBeVisible();
  await userEvent.click(screen.getByText("1 coupon can't be used"));
  expect(screen.getByText("Add $60.14 more")).toBeVisible();
  expect(screen.queryByRole("radio", { name: /\$50/ })).toBeNull();
});
