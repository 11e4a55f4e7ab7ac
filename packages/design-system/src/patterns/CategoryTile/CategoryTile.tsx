import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { Image } from "../../components/Image/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./CategoryTile.css.ts";

export interface CategoryTileProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Text under the picture; the link's text. */
  name: string;
  /** URL of the category. */
  href: string;
  /** Its `alt` is omitted, because the name describes it. */
  picture: Omit<Picture, "alt">;
  /** Number of products: “128 products”. */
  count?: string;
  /** `sizes` attribute of the picture. @default "120px" */
  sizes?: string;
}

/** A category as a round picture with its name; the whole tile is one link. */
export function CategoryTile({
  name,
  href,
  picture,
  count,
  sizes = "120px",
  className,
  ...rest
}: CategoryTileProps) {
  return (
    <div data-component="CategoryTile" className={clsx(styles.root, className)} {...rest}>
      <Image {...picture} alt="" sizes={sizes} className={styles.picture} />
      <LinkBase href={href} className={styles.link}>
        <span className={styles.name}>{name}</span>
      </LinkBase>
      {count && <span className={styles.count}>{count}</span>}
    </div>
  );
}
