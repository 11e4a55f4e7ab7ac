import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Avatar } from "../../components/Avatar/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Rating } from "../../components/Rating/index.ts";
import { LinkBase } from "../../provider/index.ts";
import type { ShopProduct, ShopScore } from "../ShopCard/index.ts";
import * as styles from "./ShopStrip.css.ts";

export interface ShopStripProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** Where the name leads: the shop's page. */
  href: string;
  /** Of the shop: the heading, the text of the link and the name of the section. */
  name: string;
  /** Address of the logo; without one the first letter of the name stands in. */
  logo?: string;
  /** Stars of the shop as a whole; left out where nobody has rated it. */
  score?: ShopScore;
  /** Followers in words. */
  followers?: string;
  /** What of the search this shop has. */
  text?: ReactNode;
  /** Four fill the row; their pictures need an `alt`. */
  products: ReadonlyArray<Omit<ShopProduct, "price">>;
  /** Two small buttons under each other. */
  actions?: ReactNode;
}

/** The shop that fits a search best, above its results. */
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
          {score ? (
            <Rating value={score.value} label={score.label} size={12}>
              <span aria-hidden className={styles.score}>
                {score.text}
              </span>
              {followers && <span>· {followers}</span>}
            </Rating>
          ) : (
            followers
          )}
        </span>
        {text && <span className={styles.facts}>{text}</span>}
      </div>
      <ul className={styles.goods}>
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
