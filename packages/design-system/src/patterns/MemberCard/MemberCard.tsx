import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Avatar } from "../../components/Avatar/index.ts";
import { CountBadge } from "../../components/CountBadge/index.ts";
import { Icon, type IconShape } from "../../components/Icon/index.ts";
import { VisuallyHidden } from "../../components/VisuallyHidden/index.ts";
import { LinkBase } from "../../provider/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./MemberCard.css.ts";

export interface OrderShortcut {
  href: string;
  icon: IconShape;
  text: string;
  count?: number;
  /** Accessible name with the count, such as “To pay, 2 orders”. */
  label?: string;
}

export interface MemberCardProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** The member's name; empty for a visitor. */
  name: string;
  /** URL of the picture. Without it, the first letter of the name is shown. */
  avatar?: string;
  /** First line and accessible name of the section. */
  greeting: string;
  /** Line under the greeting. */
  text: ReactNode;
  /** One or two buttons of equal width. */
  actions?: ReactNode;
  /** Four fill the row. */
  shortcuts: ReadonlyArray<OrderShortcut>;
  /** A coupon to claim: amount, condition, issuer and a button. */
  coupon?: { amount: string; condition: string; issuer?: string; action: ReactNode };
  /** Links under a level 3 title, at the bottom of the card. */
  news?: { title: string; links: readonly { label: string; href: string }[] };
}

/** Next to the home page carousel, 224 × 424 px: greeting, orders by status, a coupon, news. */
export function MemberCard({
  name,
  avatar,
  greeting,
  text,
  actions,
  shortcuts,
  coupon,
  news,
  className,
  ...rest
}: MemberCardProps) {
  return (
    <section
      data-component="MemberCard"
      aria-label={greeting}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <Avatar name={name} src={avatar} size={48} />
          <div className={styles.words}>
            <span className={styles.greeting}>{greeting}</span>
            <span className={styles.text}>{text}</span>
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <ul className={styles.shortcuts}>
          {shortcuts.map((shortcut) => (
            <li key={shortcut.href}>
              <LinkBase href={shortcut.href} className={styles.shortcut}>
                <span className={styles.icon}>
                  <Icon shape={shortcut.icon} size="md" />
                  <CountBadge overIcon count={shortcut.count ?? 0} />
                </span>
                {shortcut.label ? (
                  <>
                    <span aria-hidden>{shortcut.text}</span>
                    <VisuallyHidden>{shortcut.label}</VisuallyHidden>
                  </>
                ) : (
                  shortcut.text
                )}
              </LinkBase>
            </li>
          ))}
        </ul>
        {coupon && (
          <div className={styles.coupon}>
            <div className={styles.couponWords}>
              <strong className={styles.amount}>{coupon.amount}</strong>
              <span className={styles.condition}>{coupon.condition}</span>
              {coupon.issuer && <bdi className={styles.issuer}>{coupon.issuer}</bdi>}
            </div>
            <div className={styles.stub}>{coupon.action}</div>
          </div>
        )}
        {news && (
          <div className={styles.news}>
            <h3 className={styles.newsTitle}>{news.title}</h3>
            <ul className={bare}>
              {news.links.map((link) => (
                <li key={link.href}>
                  <LinkBase href={link.href} className={styles.newsLink}>
                    {link.label}
                  </LinkBase>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
