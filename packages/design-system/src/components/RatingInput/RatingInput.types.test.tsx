import { RatingInput } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A group needs a name.
  withoutLabel: <RatingInput valueLabel={String} />,
  // @ts-expect-error Each choice needs a name.
  withoutNames: <RatingInput label="Product" />,
  // @ts-expect-error A score is a number.
  textAsValue: <RatingInput label="Product" valueLabel={String} value="4" />,
};
