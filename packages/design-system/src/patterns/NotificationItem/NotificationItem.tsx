import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon, type IconShape } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import { VisuallyHidden } from "../../components/VisuallyHidden/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./NotificationItem.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type NotificationItemTexts } from "../../words/components/NotificationItem.ts";

export interface NotificationItemProps extends Omit<ComponentPropsWithRef<"li">, "title" | "children"> {
  /** What it is about; with `href` the text of the link. */
  title: string;
  /** Where it leads; the whole item is one link. */
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
  /** Small buttons; their names have the title. They come after the link, and no link holds them. */
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
  actions,
  className,
  ...rest
}: NotificationItemProps) {
  const texts = useTexts("notificationItem", english, given);
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
        <span className={styles.title}>
          {unread && <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
          {href ? (
            <LinkBase href={href} className={styles.link}>
              {title}
            </LinkBase>
          ) : (
            title
          )}
        </span>
        {text && <span className={styles.text}>{text}</span>}
      </div>
      <div className={styles.end}>
        <span className={styles.text}>{time}</span>
        {actions && <span className={styles.actions}>{actions}</span>}
      </div>
    </li>
  );
}
