import { FilterChip, FilterChipLink, RemovableChip } from "./index.ts";

const remove = () => undefined;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The remove button needs a name.
  crossWithoutName: <RemovableChip onRemove={remove}>R16</RemovableChip>,
  // @ts-expect-error A removable chip needs `onRemove`.
  crossWithoutEffect: <RemovableChip removeLabel="Remove R16">R16</RemovableChip>,
  // @ts-expect-error A link needs an `href`.
  linkWithoutAddress: <FilterChipLink>Good</FilterChipLink>,
  // @ts-expect-error Links are current, buttons are pressed.
  pressedLink: <FilterChipLink href="?star=5" pressed />,
  // @ts-expect-error Pressed is a boolean; a partial filter is another filter.
  half: <FilterChip pressed="mixed">In stock</FilterChip>,
};
