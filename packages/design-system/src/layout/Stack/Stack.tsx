import { clsx } from "clsx";
import * as shared from "../gap.css.ts";
import type { Align, Gap, Justify, LayoutProps } from "../layout-props.ts";
import * as styles from "./Stack.css.ts";

export interface StackProps extends LayoutProps {
  /** Gap between the children in px. @default 16 */
  gap?: Gap;
  /** Horizontal alignment of the children; `stretch` makes them as wide as the stack. @default "stretch" */
  align?: Align;
  /** Vertical alignment of the children if the stack is higher. @default the start */
  justify?: Justify;
}

/** Children below each other. */
export function Stack({ element = "div", gap = 16, align, justify, className, ...rest }: StackProps) {
  const Element = element as "div";
  return (
    <Element
      data-component="Stack"
      className={clsx(
        styles.root,
        shared.gap[gap],
        align && shared.align[align],
        justify && shared.justify[justify],
        className,
      )}
      {...rest}
    />
  );
}
