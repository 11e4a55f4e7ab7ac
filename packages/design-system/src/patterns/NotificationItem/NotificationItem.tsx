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
  /** What it is about; with `href` the text of the link. */
  title: string;
  /** Where it leads: the title is a link, and a press anywhere on the item but its buttons follows it. */
  href?: string;
  /** What kind of message it is; decoration. A `picture` takes its place. */
  icon: IconShape;
  /** Of the thing it is about, instead of the icon. */
  picture?: Picture;
  /** Words under the title. */
  text?: ReactNode;
  /** As text or, better, a `time` element. */
  time: ReactNode;
  /** It was not read yet: marked by a dot, by weight and by a hidden word. */
  unread?: boolean;
  /** Other words than those of the locale. */
  texts?: Partial<NotificationItemTexts>;
  /**
   * The shopper follows the link of an unread one, or presses the button “Mark as read”, which is there with this.
   * The button goes once it is read, so it gives the focus to the title.
   */
  onRead?: () => void;
  /** Further small buttons; their names have the title. They come after the link, and no link holds them. */
  actions?: ReactNode;
}

/** A message of the shop to the shopper: the item of a `ul`. */
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
  const asksToBeRead = unread && onRead !== undefined;
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
            <LinkBase href={href} className={styles.link} onClick={asksToBeRead ? onRead : undefined}>
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
        {(asksToBeRead || actions) && (
          <span className={styles.actions}>
            {asksToBeRead && (
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
