import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./PromoTile.css.ts";

export interface PromoTileProps extends Omit<ComponentPropsWithRef<"article">, "title" | "children"> {
  /** URL the title links to. */
  href: string;
  /** A level 3 heading, the link's text. */
  title: string;
  /** Text below it; put an amount in `PromoAmount`. */
  text: ReactNode;
  /** URL of a 124 px decorative cut-out on a transparent background. */
  picture: string;
}

/** A small offer next to the carousel, 356 × 104 px. */
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
