import { StatusChip } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A state has a tone.
  withoutTone: <StatusChip>To pay</StatusChip>,
  // @ts-expect-error Tones are meanings, not colors.
  colorName: <StatusChip tone="red">Refused</StatusChip>,
  // @ts-expect-error An icon is a shape of the icon set.
  otherIcon: <StatusChip tone="info" icon="truck" />,
};
