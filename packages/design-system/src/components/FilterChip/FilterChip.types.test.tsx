import { FilterChip, FilterChipLink, RemovableChip } from "./index.ts";

const remove = () => undefined;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A cross without a name is a button without a name.
  crossWithoutName: <RemovableChip onRemove={remove}>R16</RemovableChip>,
  // @ts-expect-error What has a cross can be removed.
  crossWithoutEffect: <RemovableChip removeLabel="Remove R16">R16</RemovableChip>,
  // @ts-expect-error A link leads to a list.
  linkWithoutAddress: <FilterChipLink>Good</FilterChipLink>,
  // @ts-expect-error A link is current or not; pressed are buttons.
  pressedLink: <FilterChipLink href="?star=5" pressed />,
  // @ts-expect-error Pressed is yes or no; a filter in part is another filter.
  half: <FilterChip pressed="mixed">In stock</FilterChip>,
};
