import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../Icon/index.ts";
import * as styles from "./Message.css.ts";
import { type MessageTone, toneIcons } from "./tone-icons.ts";

export interface MessageProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Sets the color and icon. Screen readers announce neither, so the text must convey the meaning too. */
  tone: MessageTone;
  /** Bold text before the message. */
  title?: ReactNode;
  /** A link or small button at the end. */
  action?: ReactNode;
}

/**
 * A notice in the page flow. If it appears after page load, give it `role="status"` or `"alert"` to announce
 * it.
 */
export function Message({ tone, title, action, className, children, ...rest }: MessageProps) {
  return (
    <div data-component="Message" className={clsx(styles.root, styles.tone[tone], className)} {...rest}>
      <Icon shape={toneIcons[tone]} size="md" className={styles.iconTone[tone]} />
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {title && children && " "}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
