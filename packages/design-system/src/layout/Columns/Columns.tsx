import { clsx } from "clsx";
import type { ReactNode } from "react";
import { withVars } from "../../lib/css-var.ts";
import * as shared from "../gap.css.ts";
import type { Align, Gap, LayoutProps } from "../layout-props.ts";
import * as styles from "./Columns.css.ts";

export interface ColumnsProps extends Omit<LayoutProps, "children"> {
  /** The narrow column. */
  side: ReactNode;
  /** Its width, px. */
  sideWidth: number;
  /**
   * Where it stands.
   * @default "start"
   */
  sidePosition?: "start" | "end";
  /** Between the columns, beside or under each other, px. @default 16 */
  gap?: Gap;
  /**
   * Where the columns stand in their common height; `stretch` makes both as high as the higher one.
   * @default "start"
   */
  align?: Align;
  /** The wide column. */
  children: ReactNode;
}

/** A column of fixed width beside one that takes the rest; under each other where there is no room. */
export function Columns({
  element = "div",
  side,
  sideWidth,
  sidePosition = "start",
  gap = 16,
  align = "start",
  className,
  style,
  children,
  ...rest
}: ColumnsProps) {
  const Element = element as "div";
  const sideColumn = <div className={styles.side}>{side}</div>;
  return (
    <Element
      data-component="Columns"
      className={clsx(styles.root, shared.gap[gap], shared.align[align], className)}
      style={withVars({ [styles.sideWidth]: `${sideWidth}px` }, style)}
      {...rest}
    >
      {sidePosition === "start" && sideColumn}
      <div className={styles.main}>{children}</div>
      {sidePosition === "end" && sideColumn}
    </Element>
  );
}
