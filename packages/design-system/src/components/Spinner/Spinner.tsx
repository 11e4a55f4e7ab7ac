import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { OpenRing } from "../../lib/shapes.tsx";
import { Icon, type IconSize } from "../Icon/index.ts";
import * as styles from "./Spinner.css.ts";

export interface SpinnerProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Edge: xs 14, sm 16, md 20, lg 24, xl 32 px. @default "sm" */
  size?: IconSize;
  /** Announced as a status. Leave it out where a word beside the spinner already says it. */
  label?: string;
}

/** Something is under way and its end is unknown. */
export function Spinner({ size = "sm", label, className, ...rest }: SpinnerProps) {
  const naming = label ? { role: "status", "aria-label": label } : { "aria-hidden": true };
  return (
    <span data-component="Spinner" className={clsx(styles.root, className)} {...naming} {...rest}>
      <Icon shape={OpenRing} size={size} />
    </span>
  );
}
