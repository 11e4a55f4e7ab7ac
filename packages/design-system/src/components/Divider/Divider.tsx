import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./Divider.css.ts";

export interface DividerProps extends ComponentPropsWithRef<"div"> {
  /** Which way the line runs; with words in it it always lies. @default "horizontal" */
  orientation?: "horizontal" | "vertical";
}

/** A line between two things; with words in it: "or continue with". */
export function Divider({ orientation = "horizontal", className, children, ...rest }: DividerProps) {
  const look = children ? styles.labelled : orientation === "vertical" ? styles.vertical : styles.root;
  const role = children ? {} : { role: "separator", "aria-orientation": orientation };
  return (
    <div data-component="Divider" className={clsx(look, className)} {...role} {...rest}>
      {children}
    </div>
  );
}
