import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = ComponentPropsWithRef<"span">;

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-component="VisuallyHidden" className={clsx(styles.root, className)} {...rest} />;
}
