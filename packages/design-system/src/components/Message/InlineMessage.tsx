import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../Icon/index.ts";
import * as styles from "./Message.css.ts";
import { type MessageTone, toneIcons } from "./tone-icons.ts";

export interface InlineMessageProps extends ComponentPropsWithRef<"span"> {
  /** Sets the color and icon. Screen readers announce neither, so the text must convey the meaning too. */
  tone: MessageTone;
}

/** A short note next to or under its subject. */
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
