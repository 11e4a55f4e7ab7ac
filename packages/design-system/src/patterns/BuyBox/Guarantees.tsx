import { clsx } from "clsx";
import { Fragment, type ComponentPropsWithRef } from "react";
import { Icon, type IconShape } from "../../components/Icon/index.ts";
import * as styles from "./BuyBox.css.ts";

export interface GuaranteesProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Accessible name of the list. */
  label: string;
  /** Promises with their texts; the icons are decorative. */
  items: ReadonlyArray<{ icon: IconShape; text: string }>;
}

/** The shop's promises, at the bottom of the buy box. */
export function Guarantees({ label, items, className, ...rest }: GuaranteesProps) {
  return (
    <ul
      data-component="Guarantees"
      aria-label={label}
      className={clsx(styles.guarantees, className)}
      {...rest}
    >
      {items.map((item) => (
        <Fragment key={item.text}>
          <li className={styles.guarantee}>
            <Icon shape={item.icon} className={styles.guaranteeIcon} />
            {item.text}
          </li>{" "}
        </Fragment>
      ))}
    </ul>
  );
}
