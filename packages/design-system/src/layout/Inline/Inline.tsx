import { clsx } from "clsx";
import * as shared from "../gap.css.ts";
import type { Align, Gap, Justify, LayoutProps } from "../layout-props.ts";
import * as styles from "./Inline.css.ts";

export interface InlineProps extends LayoutProps {
  /**
   * Between the children and between the lines, px.
   * @default 8
   */
  gap?: Gap;
  /** Where the children stand in the height of their line. @default "center" */
  align?: Align;
  /** Where the children stand in the width of the line; at its start when left out. */
  justify?: Justify;
  /**
   * Stay in one line, come what may.
   * @default false
   */
  oneLine?: boolean;
}

/** Children beside each other; they wrap where the line is full. */
export function Inline({
  element = "div",
  gap = 8,
  align = "center",
  justify,
  oneLine = false,
  className,
  ...rest
}: InlineProps) {
  const Element = element as "div";
  return (
    <Element
      data-component="Inline"
      className={clsx(
        styles.root,
        oneLine && styles.oneLine,
        shared.gap[gap],
        shared.align[align],
        justify && shared.justify[justify],
        className,
      )}
      {...rest}
    />
  );
}
