import { clsx } from "clsx";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import { CountBadge } from "../CountBadge/index.ts";
import { Icon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./CartLink.css.ts";

export interface CartLinkProps extends Omit<LinkComponentProps, "children"> {
  /** Visible text of the link. */
  text: string;
  /** Accessible name with the count, such as “Cart, 3 items”. */
  label: string;
  /**
   * Number of items in the cart; shown as 99+ above 99. The badge is hidden for 0 or undefined, but keeps its
   * space.
   */
  count?: number;
}

/** Link to the cart with the number of items in it. */
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
