import { money } from "../../testing/shop-samples.ts";
import { Price } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The amount is passed as `Intl.NumberFormat` parts.
  withoutParts: <Price />,
  // @ts-expect-error A string has no parts to style.
  asText: <Price parts="$124.90" />,
  // @ts-expect-error An original price needs a label.
  muteOldPrice: <Price parts={money(5)} old={{ text: "$9.00" }} />,
  // @ts-expect-error Sizes come from the type scale.
  otherSize: <Price parts={money(5)} size={18} />,
};
