import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { ChevronEnd, Icon } from "../../components/Icon/index.ts";
import { VisuallyHidden } from "../../components/VisuallyHidden/index.ts";
import { LinkBase } from "../../provider/index.ts";
import { ProductRow, type ProductRowProps } from "../ProductRow/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./TopListCard.css.ts";

export interface RankedProduct extends Pick<
  ProductRowProps,
  "href" | "title" | "picture" | "price" | "fact"
> {
  id: string | number;
}

export interface TopListCardProps extends Omit<ComponentPropsWithRef<"section">, "title" | "children"> {
  /** Heading and accessible name of the section. */
  title: string;
  /** Link to the whole list; the title is appended to its accessible name. */
  more?: { label: string; href: string };
  /** Best first; three fill the card. */
  products: ReadonlyArray<RankedProduct>;
}

/** The top products of one department. */
export function TopListCard({ title, more, products, className, ...rest }: TopListCardProps) {
  return (
    <section
      data-component="TopListCard"
      aria-label={title}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {more && (
          <LinkBase href={more.href} className={styles.more}>
            {more.label} <VisuallyHidden>{title}</VisuallyHidden>
            <Icon shape={ChevronEnd} size="xs" />
          </LinkBase>
        )}
      </div>
      <ol className={bare}>
        {products.map(({ id, ...product }, index) => (
          <li key={id} className={styles.item}>
            <ProductRow size={80} rank={index + 1} {...product} />
          </li>
        ))}
      </ol>
    </section>
  );
}
