import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./Heading.css.ts";

export interface HeadingProps extends ComponentPropsWithRef<"h2"> {
  /** Heading level, independent of the size. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Font size in px at the default root size. @default 24 for levels 1 and 2, 16 below */
  size?: 14 | 16 | 18 | 20 | 24 | 30 | 36;
}

/** Heading of a page, section or card. */
export function Heading({ level, size = level <= 2 ? 24 : 16, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element data-component="Heading" className={clsx(styles.root, styles.size[size], className)} {...rest} />
  );
}
