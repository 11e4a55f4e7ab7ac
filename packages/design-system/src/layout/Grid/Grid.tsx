import { clsx } from "clsx";
import { withVars } from "../../lib/css-var.ts";
import { space } from "../../tokens/primitive.ts";
import type { Gap, LayoutProps } from "../layout-props.ts";
import * as styles from "./Grid.css.ts";

export interface GridProps extends LayoutProps {
  /** Number of columns if space allows. */
  columns: number;
  /** Minimum width of a column in px, below which the number of columns is reduced. @default 160 */
  narrowest?: number;
  /** Row and column gap in px. @default 16 */
  gap?: Gap;
}

/** Equal columns that reflow automatically, without breakpoints. */
export function Grid({
  element = "div",
  columns,
  narrowest = 160,
  gap = 16,
  className,
  style,
  ...rest
}: GridProps) {
  const Element = element as "div";
  const sizes = {
    [styles.columns]: columns,
    [styles.narrowest]: `${narrowest}px`,
    [styles.gap]: gap === 0 ? "0px" : space[gap],
  };
  return (
    <Element
      data-component="Grid"
      className={clsx(styles.root, className)}
      style={withVars(sizes, style)}
      {...rest}
    />
  );
}
