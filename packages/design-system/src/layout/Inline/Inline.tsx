import { clsx } from "clsx";
import * as shared from "../gap.css.ts";
import type { Align, Gap, Justify, LayoutProps } from "../layout-props.ts";
import * as styles from "./Inline.css.ts";

export interface InlineProps extends LayoutProps {
  /** Gap between children and between lines, in px. @default 8 */
  gap?: Gap;
  /** Vertical alignment of the children within their line. @default "center" */
  align?: Align;
  /** Horizontal alignment of the children. @default the start of the line */
  justify?: Justify;
  /** Prevents wrapping. @default false */
  oneLine?: boolean;
}

/** Children next to each other, wrapping if the line is full. */
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
