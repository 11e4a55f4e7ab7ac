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
  /** @default "stretch" */
  align?: Align;
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
