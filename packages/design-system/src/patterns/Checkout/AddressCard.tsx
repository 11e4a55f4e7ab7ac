import { clsx } from "clsx";
import Plus from "lucide-react/icons/plus";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Tag } from "../../components/Tag/index.ts";
import * as styles from "./Checkout.css.ts";

/** Cards of equal size in a grid. In the checkout, give it `role="radiogroup"` and a name. */
export function AddressGrid({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div data-component="AddressGrid" className={clsx(styles.addresses, className)} {...rest} />;
}

export interface NewAddressButtonProps extends ComponentPropsWithRef<"button"> {
  /** Such as “Add an address”. */
  children: ReactNode;
}

/** The last tile of the grid, as large as a card. */
export function NewAddressButton({ className, children, ...rest }: NewAddressButtonProps) {
  return (
    <button
      type="button"
      data-component="NewAddressButton"
      className={clsx(styles.newAddress, className)}
      {...rest}
    >
      <Icon shape={Plus} />
      {children}
    </button>
  );
}

export interface AddressCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** Recipient. With the lines, the name of the card and, with `choice`, of its radio button. */
  recipient: string;
  /** Text of the tag on the default address. */
  defaultLabel?: string;
  /** Street, city, country: one line each. */
  lines: ReadonlyArray<string>;
  /** Formatted phone number, not a link. */
  phone?: string;
  /** Edit and delete; their names include the recipient. */
  actions?: ReactNode;
  /** Makes the card a radio button. */
  choice?: { name: string; value: string; checked: boolean; onChoose: (value: string) => void };
}

/** A shipping address: a radio button in the checkout, an article in the address book. */
export function AddressCard({
  recipient,
  defaultLabel,
  lines,
  phone,
  actions,
  choice,
  className,
  ...rest
}: AddressCardProps) {
  const nameId = useId();
  const linesId = useId();
  const name = (
    <>
      <bdi>{recipient}</bdi>
      {defaultLabel && <Tag variant="outline">{defaultLabel}</Tag>}
    </>
  );
  return (
    <article
      data-component="AddressCard"
      aria-labelledby={`${nameId} ${linesId}`}
      className={clsx(styles.address, className)}
      {...rest}
    >
      {choice ? (
        <label id={nameId} className={clsx(styles.addressName, styles.choose)}>
          <input
            type="radio"
            name={choice.name}
            value={choice.value}
            checked={choice.checked}
            // Two addresses may have the same recipient, so the lines distinguish them.
            aria-labelledby={`${nameId} ${linesId}`}
            className={styles.radio}
            onChange={() => choice.onChoose(choice.value)}
          />
          <span aria-hidden className={styles.circle} />
          {name}
        </label>
      ) : (
        <span id={nameId} className={styles.addressName}>
          {name}
        </span>
      )}
      <div id={linesId}>
        {lines.map((line) => (
          <div key={line} className={styles.addressLine}>
            <bdi>{line}</bdi>
          </div>
        ))}
      </div>
      <div className={styles.addressFoot}>
        <bdi>{phone}</bdi>
        {actions && <span className={styles.addressActions}>{actions}</span>}
      </div>
    </article>
  );
}
