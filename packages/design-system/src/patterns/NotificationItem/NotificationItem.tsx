"use client";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import { useRef, type ComponentPropsWithRef, type ReactNode } from "react";
import { IconButton } from "../../components/IconButton/index.ts";
import { Icon, type IconShape } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import { VisuallyHidden } from "../../components/VisuallyHidden/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./NotificationItem.css.ts";
import { fill } from "../../words/fill.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type NotificationItemTexts } from "../../words/components/NotificationItem.ts";

export interface NotificationItemProps extends Omit<ComponentPropsWithRef<"li">, "title" | "children"> {
  /** Subject; with `href`, the link's text. */
  title: string;
  /** URL. The title is a link whose click area covers the item except its buttons. */
  href?: string;
  /** Decorative icon for the kind of message; replaced by `picture`. */
  icon: IconShape;
  /** Picture of the subject, instead of the icon. */
  picture?: Picture;
  /** Text under the title. */
  text?: ReactNode;
  /** As text or, better, a `time` element. */
  time: ReactNode;
  /** Whether it is unread: shown by a dot, bold text and a hidden word. */
  unread?: boolean;
  /** Overrides the locale's texts. */
  texts?: Partial<NotificationItemTexts>;
  /**
   * Called when the shopper follows the link of an unread message or presses “Mark as read”, a button that
   * appears with this prop. The button disappears once read and passes focus to the title.
   */
  onRead?: () => void;
  /** More small buttons, whose names include the title. They come after the link, not inside it. */
  actions?: ReactNode;
}

/** A message from the shop: a `ul` item. */
export function NotificationItem({
  title,
  href,
  icon,
  picture,
  text,
  time,
  unread = false,
  texts: given,
  onRead,
  actions,
  className,
  ...rest
}: NotificationItemProps) {
  const texts = useTexts("notificationItem", english, given);
  const heading = useRef<HTMLSpanElement>(null);
  const canMarkAsRead = unread && onRead !== undefined;
  const read = (): void => {
    (heading.current?.querySelector("a") ?? heading.current)?.focus();
    onRead?.();
  };
  return (
    <li
      data-component="NotificationItem"
      data-state={unread ? "unread" : "read"}
      className={clsx(styles.root, className)}
      {...rest}
    >
      {picture ? (
        <Image {...picture} alt="" sizes="48px" rounded="control" className={styles.picture} />
      ) : (
        <span className={styles.icon}>
          <Icon shape={icon} size="md" />
        </span>
      )}
      <div className={styles.words}>
        <span ref={heading} tabIndex={href ? undefined : -1} dir="auto" className={styles.title}>
          {unread && <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
          {href ? (
            <LinkBase href={href} className={styles.link} onClick={canMarkAsRead ? onRead : undefined}>
              {title}
            </LinkBase>
          ) : (
            title
          )}
        </span>
        {text && (
          <span dir="auto" className={styles.text}>
            {text}
          </span>
        )}
      </div>
      <div className={styles.end}>
        <span className={styles.text}>{time}</span>
        {(canMarkAsRead || actions) && (
          <span className={styles.actions}>
            {canMarkAsRead && (
              <IconButton
                variant="ghost"
                size="sm"
                icon={Check}
                label={fill(texts.read, { title })}
                onClick={read}
              />
            )}
            {actions}
          </span>
        )}
      </div>
    </li>
  );
}
