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
  /** The number as it is shown. */
  text: string;
  /** What is read out instead of the stars. */
  label: string;
}

export interface ShopProduct {
  id: string | number;
  href: string;
  picture: Picture;
  /** Whole amount. */
  price: string;
}

export interface ShopCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** Where the name leads: the shop's page. */
  href: string;
  /** Of the shop: the heading and the text of the link. */
  name: string;
  /** Place of the name in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** Address of the logo; without one the first letter of the name stands in. */
  logo?: string;
  /** Stars of the shop as a whole; left out where nobody has rated it. */
  score?: ShopScore;
  /** Followers in words. */
  followers?: string;
  /** Three fill the row; their pictures need an `alt`, because nothing else names them. */
  products: ReadonlyArray<ShopProduct>;
  /** Self-operated or checked. */
  mark?: { text: string; self: boolean };
  /** A button to follow, 32 px. */
  action?: ReactNode;
  /** Two buttons of 32 px, half of the width each, in place of `action`; the mark stands beside the name then. */
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
                  {followers && " ·"}
                </span>
              </Rating>
            )}
            {followers && <span>{followers}</span>}
          </span>
        </div>
      </div>
      <ul className={styles.goods}>
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
