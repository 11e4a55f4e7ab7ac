import { Tag } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Variants are meanings, not colors.
  colorName: <Tag variant="red">Save 22%</Tag>,
  // @ts-expect-error What can be pressed is a Button or a FilterChip.
  pressable: <Tag href="/sale">Sale</Tag>,
  // @ts-expect-error An icon is a shape of the icon set.
  otherIcon: <Tag icon="truck">Free delivery</Tag>,
};
