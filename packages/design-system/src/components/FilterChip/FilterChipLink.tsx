import { clsx } from "clsx";
import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import * as styles from "./FilterChip.css.ts";

export interface FilterChipLinkProps extends LinkComponentProps {
  /** Whether this filter is active. */
  current?: boolean;
}

/** A filter as a link with its own URL, so it works without JavaScript. One of a row is current. */
export function FilterChipLink({ current = false, className, children, ...rest }: FilterChipLinkProps) {
  return (
    <LinkBase
      data-component="FilterChipLink"
      aria-current={current || undefined}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <span className={styles.words}>{children}</span>
    </LinkBase>
  );
}
