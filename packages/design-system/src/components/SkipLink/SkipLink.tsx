import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./SkipLink.css.ts";

export interface SkipLinkProps extends ComponentPropsWithRef<"a"> {
  /**
   * Fragment of the main content.
   * @default "#main"
   */
  href?: string;
}

/** First stop of the keyboard: leads past the header. A plain anchor, because the router is not needed for a fragment. */
export function SkipLink({ href = "#main", className, ...rest }: SkipLinkProps) {
  return <a data-component="SkipLink" href={href} className={clsx(styles.root, className)} {...rest} />;
}
