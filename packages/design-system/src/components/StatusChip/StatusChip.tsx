import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Icon, type IconShape } from "../Icon/index.ts";
import type { Tone } from "../../lib/vocabulary.ts";
import * as styles from "./StatusChip.css.ts";

export type StatusTone = Tone;

export interface StatusChipProps extends ComponentPropsWithRef<"span"> {
  /**
   * `caution` needs action from the shopper, `info` from others, `act` invites, `success` is done, `neutral`
   * is over.
   */
  tone: StatusTone;
  /** Decorative icon before the text. */
  icon?: IconShape;
}

/** Status of an order, refund or application, always as text. */
export function StatusChip({ tone, icon, className, children, ...rest }: StatusChipProps) {
  return (
    <span data-component="StatusChip" className={clsx(styles.root, styles.tone[tone], className)} {...rest}>
      {icon && <Icon shape={icon} size="xs" />}
      {children}
    </span>
  );
}
