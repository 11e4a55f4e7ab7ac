import { clsx } from "clsx";
import type { LayoutProps } from "../layout-props.ts";
import * as styles from "./Container.css.ts";

export type ContainerProps = LayoutProps;

/** The content width, 1200 px, centered, with padding on narrow screens. */
export function Container({ element = "div", className, ...rest }: ContainerProps) {
  const Element = element as "div";
  return <Element data-component="Container" className={clsx(styles.root, className)} {...rest} />;
}
