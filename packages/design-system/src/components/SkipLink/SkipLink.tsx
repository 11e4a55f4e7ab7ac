import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./SkipLink.css.ts";

export interface SkipLinkProps extends ComponentPropsWithRef<"a"> {
  /** Fragment of the main content. @default "#main" */
  href?: string;
}

/** First tab stop: skips the header. A plain anchor, because a fragment needs no router. */
export function SkipLink({ href = "#main", className, ...rest }: SkipLinkProps) {
  return <a data-component="SkipLink" href={href} className={clsx(styles.root, className)} {...rest} />;
}
