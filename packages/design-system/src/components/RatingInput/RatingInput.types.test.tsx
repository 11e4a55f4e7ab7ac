import { RatingInput } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A group needs an accessible name.
  withoutLabel: <RatingInput />,
  // @ts-expect-error A score must be a number.
  textAsValue: <RatingInput label="Product" value="4" />,
};
