import { Tag, type TagProps } from "../Tag/index.ts";

export interface DiscountTagProps extends Omit<TagProps, "variant" | "icon"> {
  /**
   * `outline` in cards, `solid` beside the price of the product page.
   * @default "outline"
   */
  variant?: "outline" | "solid";
}

/** What is saved against the list price, as a percentage or an amount, in words. */
export function DiscountTag({ variant = "outline", ...rest }: DiscountTagProps) {
  return <Tag data-component="DiscountTag" variant={variant} {...rest} />;
}
