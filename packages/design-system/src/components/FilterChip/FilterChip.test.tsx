import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./FilterChip.meta.ts";
import { FilterChip, FilterChipLink, RemovableChip } from "./index.ts";

conforms("FilterChip", (props) => <FilterChip {...props}>In stock</FilterChip>);
conforms("RemovableChip", (props) => (
  <RemovableChip label="R16" onRemove={() => {}} {...props}>
    R16
  </RemovableChip>
));

conforms("FilterChipLink", (props) => (
  <FilterChipLink href="?star=5" {...props}>
    Good
  </FilterChipLink>
));

test("marks the active link as current", () => {
  render(
    <>
      <FilterChipLink href="?star=5" current>
        Good
      </FilterChipLink>
      <FilterChipLink href="?star=1">Bad</FilterChipLink>
    </>,
  );
  expect(screen.getByRole("link", { current: true })).toHaveAccessibleName("Good");
  expect(screen.getByRole("link", { name: "Bad" })).not.toHaveAttribute("aria-current");
});

const size = (onRemove: () => void) => (
  <RemovableChip label="R16" onRemove={onRemove}>
    R16
  </RemovableChip>
);

keyboardTable(meta, {
  Tab: async (user) => {
    render(
      <>
        <FilterChip>In stock</FilterChip>
        {size(() => {})}
      </>,
    );
    await user.tab();
    expect(screen.getByRole("button", { name: "In stock" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Remove R16" })).toHaveFocus();
  },
  "Enter or Space": async (user) => {
    const onPressedChange = vi.fn();
    const onRemove = vi.fn();
    render(
      <>
        <FilterChip onPressedChange={onPressedChange}>In stock</FilterChip>
        {size(onRemove)}
      </>,
    );
    await user.tab();
    await user.keyboard(" ");
    expect(screen.getByRole("button", { name: "In stock", pressed: true })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(onPressedChange.mock.calls).toEqual([[true], [false]]);
    await user.tab();
    await user.keyboard("{Enter} ");
    expect(onRemove).toHaveBeenCalledTimes(2);
  },
  "Enter, on a FilterChipLink": async (user) => {
    render(<FilterChipLink href="#good">Good</FilterChipLink>);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(location.hash).toBe("#good");
  },
});

test("keeps the caller's state when controlled, and a handler may prevent the change", async () => {
  const onPressedChange = vi.fn();
  const chip = (off: boolean) => (
    <FilterChip
      pressed={false}
      onPressedChange={onPressedChange}
      onClick={(event) => off && event.preventDefault()}
    >
      In stock
    </FilterChip>
  );
  const { rerender } = render(chip(false));
  await userEvent.click(screen.getByRole("button"));
  expect(onPressedChange.mock.calls).toEqual([[true]]);
  expect(screen.getByRole("button", { pressed: false })).toBeVisible();
  rerender(chip(true));
  await userEvent.click(screen.getByRole("button"));
  expect(onPressedChange).toHaveBeenCalledOnce();
});

test("removes a chip from its remove button", async () => {
  const onRemove = vi.fn();
  render(
    <RemovableChip label="R16" onRemove={onRemove}>
      R16
    </RemovableChip>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove R16" }));
  expect(onRemove).toHaveBeenCalledOnce();
});
