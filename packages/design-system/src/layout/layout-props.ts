import type { ComponentPropsWithRef } from "react";
import type * as styles from "./gap.css.ts";

/** Px on the spacing scale. */
export type Gap = keyof typeof styles.gap;
export type Align = keyof typeof styles.align;
export type Justify = keyof typeof styles.justify;

export interface LayoutProps extends ComponentPropsWithRef<"div"> {
  /**
   * The HTML element; lists are `ul` or `ol` with `li` children.
   * @default "div"
   */
  element?:
    | "div"
    | "ul"
    | "ol"
    | "section"
    | "article"
    | "header"
    | "footer"
    | "nav"
    | "main"
    | "aside"
    | "span"
    | "form"
    | "fieldset"
    | "dl"
    | "li";
}
