import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Avatar } from "../../components/Avatar/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Rating } from "../../components/Rating/index.ts";
import { LinkBase } from "../../provider/index.ts";
import type { ShopProduct, ShopScore } from "../ShopCard/index.ts";
import * as styles from "./ShopStrip.css.ts";

export interface ShopStripProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** URL of the shop's page. */
  href: string;
  /** Name of the shop: the heading, the link's text and the accessible name of the section. */
  name: string;
  /** URL of the logo. Without it, the first letter of the name is shown. */
  logo?: string;
  /** Average rating of the shop. Omit it without ratings. */
  score?: ShopScore;
  /** Follower count as text. */
  followers?: string;
  /** Summary of the shop's results for the search. */
  text?: ReactNode;
  /** Four fill the row; their pictures need an `alt`. */
  products: ReadonlyArray<Omit<ShopProduct, "price">>;
  /** Two small stacked buttons. */
  actions?: ReactNode;
}

/** The shop that matches a search best, above its results. */
export function ShopStrip({
  href,
  name,
  logo,
  score,
  followers,
  text,
  products,
  actions,
  className,
  ...rest
}: ShopStripProps) {
  return (
    <section data-component="ShopStrip" aria-label={name} className={clsx(styles.root, className)} {...rest}>
      <Avatar name={name} src={logo} size={48} shape="square" />
      <div className={styles.words}>
        <h2 dir="auto" className={styles.name}>
          <LinkBase href={href} className={styles.link}>
            {name}
          </LinkBase>
        </h2>
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
        {text && <span className={styles.summary}>{text}</span>}
      </div>
      <ul className={styles.products}>
        {products.slice(0, 4).map((product) => (
          <li key={product.id}>
            <LinkBase href={product.href} className={styles.product}>
              <Image {...product.picture} sizes="72px" rounded="control" />
            </LinkBase>
          </li>
        ))}
      </ul>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
