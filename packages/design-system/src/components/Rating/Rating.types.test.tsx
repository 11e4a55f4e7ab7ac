import { Rating } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Stars are read out in words.
  mute: <Rating value={4.5} />,
  // @ts-expect-error A score is a number.
  textValue: <Rating value="4.5" label="4.5 of 5" />,
  // @ts-expect-error Stars have three sizes.
  otherSize: <Rating value={4.5} label="4.5 of 5" size={24} />,
};
