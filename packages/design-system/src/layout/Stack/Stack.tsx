import { clsx } from "clsx";
import * as shared from "../gap.css.ts";
import type { Align, Gap, Justify, LayoutProps } from "../layout-props.ts";
import * as styles from "./Stack.css.ts";

export interface StackProps extends LayoutProps {
  /**
   * Between the children, px.
   * @default 16
   */
  gap?: Gap;
  /** Where the children stand in the width; `stretch` makes all as wide as the stack. @default "stretch" */
  align?: Align;
  /** Where the children stand in a stack that is higher than they are; at its start when left out. */
  justify?: Justify;
}

/** Children under each other. */
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
