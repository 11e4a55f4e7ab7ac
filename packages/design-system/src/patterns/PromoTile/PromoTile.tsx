import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./PromoTile.css.ts";

export interface PromoTileProps extends Omit<ComponentPropsWithRef<"article">, "title" | "children"> {
  /** Where the title leads. */
  href: string;
  /** A heading of the third level, the text of the link. */
  title: string;
  /** Words under it; an amount in them goes into `PromoAmount`. */
  text: ReactNode;
  /** A cut-out on transparent ground, 124 px; decoration. */
  picture: string;
}

/** A small offer beside the carousel, 356 × 104 px. */
export function PromoTile({ href, title, text, picture, className, ...rest }: PromoTileProps) {
  return (
    <article data-component="PromoTile" className={clsx(styles.root, className)} {...rest}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <LinkBase href={href} className={styles.link}>
            {title}
          </LinkBase>
        </h3>
        <span className={styles.text}>{text}</span>
      </div>
      <img src={picture} alt="" width={124} height={104} loading="lazy" className={styles.picture} />
    </article>
  );
}

export const PromoAmount = ({ children }: { children: ReactNode }) => (
  <strong className={styles.amount}>{children}</strong>
);
