import { clsx } from "clsx";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import { CountBadge } from "../CountBadge/index.ts";
import { Icon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./CartLink.css.ts";

export interface CartLinkProps extends Omit<LinkComponentProps, "children"> {
  /** The word in the box. */
  text: string;
  /** The whole name with the count, such as “Cart, 3 goods”. */
  label: string;
  /** Goods in the cart; above 99 shown as 99+. 0 or absent shows none, the box keeps its size. */
  count?: number;
}

/** The way to the cart, with how much is in it. */
export function CartLink({ text, label, count = 0, className, ...rest }: CartLinkProps) {
  return (
    <LinkBase data-component="CartLink" className={clsx(styles.root, className)} {...rest}>
      <Icon shape={ShoppingCart} size="md" className={styles.icon} />
      <span aria-hidden className={styles.word}>
        {text}
      </span>
      <CountBadge count={count} className={styles.badge} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </LinkBase>
  );
}
