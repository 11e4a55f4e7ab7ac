import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Avatar } from "../../components/Avatar/index.ts";
import { Rating } from "../../components/Rating/index.ts";
import { Tag } from "../../components/Tag/index.ts";
import { LinkBase } from "../../provider/index.ts";
import { ProductRow, type ProductRowProps } from "../ProductRow/index.ts";
import * as styles from "./MerchantAside.css.ts";

export interface MerchantAsideProps extends Omit<ComponentPropsWithRef<"aside">, "children"> {
  /** URL of the shop's page. */
  href: string;
  /** Name of the shop: the heading, the link's text and the accessible name of the aside. */
  name: string;
  /** URL of the logo. Without it, the first letter of the name is shown. */
  logo?: string;
  /** Whether the shop is self-operated or verified. */
  mark?: { text: string; self: boolean };
  /** Average rating of the shop: 0 to 5, the formatted number, and the text for screen readers. */
  rating?: { value: number; text: string; label: string };
  /** Follower count as text. */
  followers?: string;
  /** Products, service, delivery, if rated separately. */
  scores?: ReadonlyArray<{ name: string; value: string }>;
  /** Full-width buttons. */
  actions?: ReactNode;
  /** More products of this shop under a title. */
  moreProducts?: {
    title: string;
    products: readonly (Pick<ProductRowProps, "href" | "title" | "picture" | "price"> & {
      id: string | number;
    })[];
  };
}

/** The seller: the third column of a product page, 216 px. */
export function MerchantAside({
  href,
  name,
  logo,
  mark,
  rating,
  followers,
  scores = [],
  actions,
  moreProducts,
  className,
  ...rest
}: MerchantAsideProps) {
  return (
    <aside
      data-component="MerchantAside"
      aria-label={name}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div className={styles.head}>
        <Avatar name={name} src={logo} size={48} shape="square" />
        <div className={styles.words}>
          <h2 dir="auto" className={styles.name}>
            <LinkBase href={href} className={styles.link}>
              {name}
            </LinkBase>
          </h2>
          {mark && <Tag variant={mark.self ? "solid" : "sunken"}>{mark.text}</Tag>}
        </div>
      </div>
      {rating && (
        <Rating value={rating.value} label={rating.label} className={styles.rating}>
          <span aria-hidden className={styles.ratingText}>
            {rating.text}
          </span>
        </Rating>
      )}
      {followers && <span className={styles.followers}>{followers}</span>}
      {scores.length > 0 && (
        <dl className={styles.scores}>
          {scores.map((score) => (
            <div key={score.name} className={styles.score}>
              <dt className={styles.scoreName}>{score.name}</dt>
              <dd className={styles.scoreValue}>{score.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
      {moreProducts && (
        <div className={styles.products}>
          <h3 className={styles.productsTitle}>{moreProducts.title}</h3>
          {moreProducts.products.map(({ id, ...product }) => (
            <ProductRow key={id} size={56} {...product} />
          ))}
        </div>
      )}
    </aside>
  );
}
