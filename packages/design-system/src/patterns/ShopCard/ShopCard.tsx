import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Avatar } from "../../components/Avatar/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Rating } from "../../components/Rating/index.ts";
import { Tag } from "../../components/Tag/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./ShopCard.css.ts";

export interface ShopScore {
  /** 0 to 5. */
  value: number;
  /** The formatted number. */
  text: string;
  /** Text for screen readers instead of the stars. */
  label: string;
}

export interface ShopProduct {
  id: string | number;
  href: string;
  picture: Picture;
  /** Formatted price. */
  price: string;
}

export interface ShopCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** URL of the shop's page. */
  href: string;
  /** Name of the shop: the heading and the link's text. */
  name: string;
  /** Heading level of the name. @default 3 */
  level?: 2 | 3 | 4;
  /** URL of the logo. Without it, the first letter of the name is shown. */
  logo?: string;
  /** Average rating of the shop. Omit it without ratings. */
  score?: ShopScore;
  /** Follower count as text. */
  followers?: string;
  /** Three fill the row. Their pictures need an `alt`, because nothing else names them. */
  products: ReadonlyArray<ShopProduct>;
  /** Whether the shop is self-operated or verified. */
  mark?: { text: string; self: boolean };
  /** A 32 px follow button. */
  action?: ReactNode;
  /** Two 32 px buttons that share the width, instead of `action`; the badge is then next to the name. */
  actions?: ReactNode;
}

/** A shop of the shop street, 288 × 240 px. */
export function ShopCard({
  href,
  name,
  level = 3,
  logo,
  score,
  followers,
  products,
  mark,
  action,
  actions,
  className,
  ...rest
}: ShopCardProps) {
  const Title = `h${level}` as const;
  const tag = mark && <Tag variant={mark.self ? "solid" : "sunken"}>{mark.text}</Tag>;
  return (
    <article data-component="ShopCard" className={clsx(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <Avatar name={name} src={logo} size={48} shape="square" />
        <div className={styles.words}>
          <span className={styles.title}>
            <Title dir="auto" className={styles.name}>
              <LinkBase href={href} className={styles.link}>
                {name}
              </LinkBase>
            </Title>
            {actions && tag}
          </span>
          <span className={styles.facts}>
            {score && (
              <Rating value={score.value} label={score.label} size={12}>
                <span aria-hidden className={styles.score}>
                  {score.text}
                </span>
              </Rating>
            )}
            {followers && <span>{followers}</span>}
          </span>
        </div>
      </div>
      <ul className={styles.products}>
        {products.slice(0, 3).map((product) => (
          <li key={product.id}>
            <LinkBase href={product.href} className={styles.product}>
              <Image {...product.picture} sizes="80px" rounded="control" />
              <span className={styles.price}>{product.price}</span>
            </LinkBase>
          </li>
        ))}
      </ul>
      {actions ? (
        <div className={styles.halves}>{actions}</div>
      ) : (
        <div className={styles.foot}>
          {tag ?? <span />}
          {action}
        </div>
      )}
    </article>
  );
}
