import { money } from "../../testing/shop-samples.ts";
import { Price } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error An amount comes in the pieces of its locale.
  withoutParts: <Price />,
  // @ts-expect-error A text cannot be set in two sizes.
  asText: <Price parts="$124.90" />,
  // @ts-expect-error A struck price says what it was.
  muteOldPrice: <Price parts={money(5)} old={{ text: "$9.00" }} />,
  // @ts-expect-error Sizes are those of the type scale.
  otherSize: <Price parts={money(5)} size={18} />,
};
