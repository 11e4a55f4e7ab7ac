import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./RichTextContent.css.ts";
import { sanitizeRichText } from "./sanitize.ts";

export interface RichTextContentProps extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "dangerouslySetInnerHTML"
> {
  /** The value of a `RichText`. Sanitized again, so that stored texts of any source are safe. */
  html: string;
}

/** Shows a text written with `RichText`, such as a product description. */
export function RichTextContent({ html, className, ...rest }: RichTextContentProps) {
  return (
    <div
      data-component="RichTextContent"
      dir="auto"
      className={clsx(styles.content, className)}
      {...rest}
      dangerouslySetInnerHTML={{ __html: sanitizeRichText(html) }}
    />
  );
}
