import { Tag, type TagProps } from "../Tag/index.ts";

export interface DiscountTagProps extends Omit<TagProps, "variant" | "icon"> {
  /** `outline` in cards, `solid` next to the price on the product page. @default "outline" */
  variant?: "outline" | "solid";
}

/** Savings compared with the original price, as a percentage or amount. */
export function DiscountTag({ variant = "outline", ...rest }: DiscountTagProps) {
  return <Tag data-component="DiscountTag" variant={variant} {...rest} />;
}
