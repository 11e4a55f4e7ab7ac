import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./Divider.css.ts";

export interface DividerProps extends ComponentPropsWithRef<"div"> {
  /** Direction of the line. With text, it is always horizontal. @default "horizontal" */
  orientation?: "horizontal" | "vertical";
}

/** A line between two elements, or around a text: "or continue with". */
export function Divider({ orientation = "horizontal", className, children, ...rest }: DividerProps) {
  const look = children ? styles.labelled : orientation === "vertical" ? styles.vertical : styles.root;
  const role = children ? {} : { role: "separator", "aria-orientation": orientation };
  return (
    <div data-component="Divider" className={clsx(look, className)} {...role} {...rest}>
      {children}
    </div>
  );
}
