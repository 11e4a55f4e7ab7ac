import { clsx } from "clsx";
import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import * as styles from "./FilterChip.css.ts";

export interface FilterChipLinkProps extends LinkComponentProps {
  /** The list is narrowed this way now. */
  current?: boolean;
}

/** The same list, narrowed under an address of its own: it works without JavaScript. One of a row is current. */
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
