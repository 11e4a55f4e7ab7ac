import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../Icon/index.ts";
import * as styles from "./Message.css.ts";
import { type MessageTone, toneIcons } from "./tone-icons.ts";

export interface MessageProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Chooses color and icon. Neither is read out: the words have to say it, too. */
  tone: MessageTone;
  /** The first words, bold. */
  title?: ReactNode;
  /** A link or a small button at the end. */
  action?: ReactNode;
}

/** A notice in the flow of the page. One that comes up by itself is announced: give it `role="status"` or `"alert"`. */
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
