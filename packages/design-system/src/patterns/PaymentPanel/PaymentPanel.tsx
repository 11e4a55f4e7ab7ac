import { clsx } from "clsx";
import ShieldCheck from "lucide-react/icons/shield-check";
import Timer from "lucide-react/icons/timer";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { CardBrand, type CardBrandName } from "./CardBrand.tsx";
import * as styles from "./PaymentPanel.css.ts";

export interface PaymentPanelProps extends Omit<ComponentPropsWithRef<"section">, "title" | "children"> {
  /** The amount to pay, with its label. */
  amount: { label: string; parts: PriceProps["parts"] };
  /** Time left to pay: a `Countdown`; urgent in the last minute. */
  clock?: { label: string; value: ReactNode; urgent?: boolean };
  /** Heading above the form and accessible name of the section. */
  title: string;
  /** Accepted card brands, without duplicates, with their accessible names. */
  brands?: ReadonlyArray<{ brand: CardBrandName; label: string }>;
  /** The provider's form, or our own. */
  children: ReactNode;
  /** Pay, and pay later. */
  actions: ReactNode;
  /** Security note about the card number. */
  safety?: string;
}

/** Frame of a payment: amount, time left, and the form. */
export function PaymentPanel({
  amount,
  clock,
  title,
  brands = [],
  children,
  actions,
  safety,
  className,
  ...rest
}: PaymentPanelProps) {
  return (
    <section
      data-component="PaymentPanel"
      aria-label={title}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div className={styles.head}>
        <div>
          <span className={styles.amountName}>{amount.label}</span>
          <Price parts={amount.parts} size={36} tone="default" />
        </div>
        {clock && (
          <div data-urgent={clock.urgent ? "" : undefined} className={styles.clock}>
            <Icon shape={Timer} size="md" />
            <span>
              <span className={styles.clockName}>{clock.label}</span>
              <span className={styles.clockValue}>{clock.value}</span>
            </span>
          </div>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.bodyHead}>
          <h2 className={styles.title}>{title}</h2>
          <span className={styles.brands}>
            {brands.map((brand) => (
              <CardBrand key={brand.brand} {...brand} />
            ))}
          </span>
        </div>
        {children}
        <div className={styles.actions}>{actions}</div>
        {safety && (
          <p className={styles.safety}>
            <Icon shape={ShieldCheck} />
            {safety}
          </p>
        )}
      </div>
    </section>
  );
}
