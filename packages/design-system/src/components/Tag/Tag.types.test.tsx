import { Tag } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Variants are named by meaning, not color.
  colorName: <Tag variant="red">Save 22%</Tag>,
  // @ts-expect-error A clickable tag is a Button or a FilterChip.
  pressable: <Tag href="/sale">Sale</Tag>,
  // @ts-expect-error An icon must be an icon component.
  otherIcon: <Tag icon="truck">Free delivery</Tag>,
};
