import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../Icon/index.ts";
import * as styles from "./Message.css.ts";
import { type MessageTone, toneIcons } from "./tone-icons.ts";

export interface InlineMessageProps extends ComponentPropsWithRef<"span"> {
  /** Chooses color and icon. Neither is read out: the words have to say it, too. */
  tone: MessageTone;
}

/** A short remark beside or under the thing it is about. */
export function InlineMessage({ tone, className, children, ...rest }: InlineMessageProps) {
  return (
    <span
      data-component="InlineMessage"
      className={clsx(styles.inline, styles.iconTone[tone], className)}
      {...rest}
    >
      <Icon shape={toneIcons[tone]} size="xs" />
      <span>{children}</span>
    </span>
  );
}
