import { StatusChip } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A state needs a tone.
  withoutTone: <StatusChip>Unpaid</StatusChip>,
  // @ts-expect-error Tones are named by meaning, not color.
  colorName: <StatusChip tone="red">Declined</StatusChip>,
  // @ts-expect-error An icon must be an icon component.
  otherIcon: <StatusChip tone="info" icon="truck" />,
};
