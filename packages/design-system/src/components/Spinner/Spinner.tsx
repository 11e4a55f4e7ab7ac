import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { OpenRing } from "../../lib/shapes.tsx";
import { Icon, type IconSize } from "../Icon/index.ts";
import * as styles from "./Spinner.css.ts";

export interface SpinnerProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** Edge length: xs 14 px, sm 16 px, md 20 px, lg 24 px, xl 32 px. @default "sm" */
  size?: IconSize;
  /** Announced as a status. Omit it if text next to the spinner already conveys it. */
  label?: string;
}

/** Indicates an operation of unknown duration. */
export function Spinner({ size = "sm", label, className, ...rest }: SpinnerProps) {
  const naming = label ? { role: "status", "aria-label": label } : { "aria-hidden": true };
  return (
    <span data-component="Spinner" className={clsx(styles.root, className)} {...naming} {...rest}>
      <Icon shape={OpenRing} size={size} />
    </span>
  );
}
