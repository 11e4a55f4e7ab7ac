import type { ComponentPropsWithRef } from "react";

/** A px value of the spacing scale. */
export type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 28 | 32 | 40 | 48 | 64;
export type Align = "start" | "center" | "end" | "baseline" | "stretch";
export type Justify = "start" | "center" | "end" | "between";

export interface LayoutProps extends ComponentPropsWithRef<"div"> {
  /** The rendered element; lists are `ul` or `ol` with `li` children. @default "div" */
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
