import { RatingInput } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A group needs a name.
  withoutLabel: <RatingInput />,
  // @ts-expect-error A score is a number.
  textAsValue: <RatingInput label="Product" value="4" />,
};
