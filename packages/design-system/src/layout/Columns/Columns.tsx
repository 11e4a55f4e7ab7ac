import { clsx } from "clsx";
import type { ReactNode } from "react";
import { withVars } from "../../lib/css-var.ts";
import * as shared from "../gap.css.ts";
import type { Align, Gap, LayoutProps } from "../layout-props.ts";
import * as styles from "./Columns.css.ts";

export interface ColumnsProps extends Omit<LayoutProps, "children"> {
  /** The narrow column. */
  side: ReactNode;
  /** Its width in px. */
  sideWidth: number;
  /** Side of the narrow column. @default "start" */
  sidePosition?: "start" | "end";
  /** Gap between the columns in px, horizontal or vertical. @default 16 */
  gap?: Gap;
  /** Vertical alignment of the columns; `stretch` makes them equally high. @default "start" */
  align?: Align;
  /** The wide column. */
  children: ReactNode;
}

/** A fixed-width column next to a flexible one; stacked if space is short. */
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
