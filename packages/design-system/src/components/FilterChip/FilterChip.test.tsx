import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { FilterChip, FilterChipLink, RemovableChip } from "./index.ts";

conforms("FilterChip", (props) => <FilterChip {...props}>In stock</FilterChip>);
conforms("RemovableChip", (props) => (
  <RemovableChip removeLabel="Remove R16" onRemove={() => {}} {...props}>
    R16
  </RemovableChip>
));

conforms("FilterChipLink", (props) => (
  <FilterChipLink href="?star=5" {...props}>
    Good
  </FilterChipLink>
));

test("the link of what is shown says that it is the current one", () => {
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

test.each([" ", "{Enter}"])("the key %j presses and releases it", async (key) => {
  const onPressedChange = vi.fn();
  render(<FilterChip onPressedChange={onPressedChange}>In stock</FilterChip>);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(screen.getByRole("button", { name: "In stock", pressed: true })).toBeVisible();
  await userEvent.keyboard(key);
  expect(onPressedChange.mock.calls).toEqual([[true], [false]]);
});

test("the cross of a chip removes it", async () => {
  const onRemove = vi.fn();
  render(
    <RemovableChip removeLabel="Remove R16" onRemove={onRemove}>
      R16
    </RemovableChip>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove R16" }));
  expect(onRemove).toHaveBeenCalledOnce();
});
