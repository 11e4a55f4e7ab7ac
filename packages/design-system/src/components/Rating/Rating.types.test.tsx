import { Rating } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Stars need a text for screen readers.
  mute: <Rating value={4.5} />,
  // @ts-expect-error A score must be a number.
  textValue: <Rating value="4.5" label="4.5 of 5" />,
  // @ts-expect-error Stars have three sizes.
  otherSize: <Rating value={4.5} label="4.5 of 5" size={24} />,
};
