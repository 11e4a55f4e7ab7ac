import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { DiscountTag } from "../../components/DiscountTag/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import * as styles from "./BuyBox.css.ts";

export interface ProductPageLayoutProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** First column: a `ProductGallery`. */
  gallery: ReactNode;
  /** A `MerchantAside`. */
  aside: ReactNode;
  /** Title, price, options, buttons. */
  children: ReactNode;
  /** Product properties, such as a `TireLabel`: below the gallery, or after the buttons in one column. */
  details?: ReactNode;
}

/** Main section of a product page: columns of 456 px, the remaining space, and 216 px. */
export function ProductPageLayout({
  gallery,
  aside,
  details,
  className,
  children,
  ...rest
}: ProductPageLayoutProps) {
  return (
    <div
      data-component="ProductPageLayout"
      className={clsx(styles.frame, details && styles.withDetails, className)}
      {...rest}
    >
      <div className={styles.column}>{gallery}</div>
      <div className={styles.column}>{children}</div>
      {details && <div className={styles.details}>{details}</div>}
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

export interface ProductHeadProps {
  /** Product name, the page's `h1`. */
  title: string;
  /** Line under the name, such as a selling point. */
  subtitle?: string;
  /** Rating, sold count, rank: separated by lines. */
  facts?: ReadonlyArray<ReactNode>;
}

/** Product name with its rating and sales facts. */
export function ProductHead({ title, subtitle, facts = [] }: ProductHeadProps) {
  return (
    <div data-component="ProductHead" className={styles.headBlock}>
      <h1 dir="auto" className={styles.title}>
        {title}
      </h1>
      {subtitle && (
        <p dir="auto" className={styles.subtitle}>
          {subtitle}
        </p>
      )}
      {facts.length > 0 && (
        <div className={styles.facts}>
          {facts.map((fact, index) => (
            <span key={index} className={styles.fact}>
              {fact}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

export interface PriceBlockProps extends ComponentPropsWithRef<"div"> {
  /** Price of one unit, as parts from `Intl.NumberFormat.formatToParts`. */
  price: PriceProps["parts"];
  /** Original price, shown struck through, with hidden text for screen readers. */
  oldPrice?: PriceProps["old"];
  /** `default` if sold out, so that an unavailable price doesn't look like an offer. @default "price" */
  tone?: PriceProps["tone"];
  /** The savings, as text. */
  saving?: string;
  /** Text after the price: its unit, such as “each”. */
  note?: string;
  /** Lines below the price: the total of the selected quantity, the lowest recent price. */
  children?: ReactNode;
  /** `CouponChip`s to claim. */
  coupons?: ReactNode;
}

/** Price of the selected option, on a pale red background. */
export function PriceBlock({
  price,
  oldPrice,
  tone,
  saving,
  note,
  coupons,
  className,
  children,
  ...rest
}: PriceBlockProps) {
  return (
    <div data-component="PriceBlock" className={clsx(styles.priceBlock, className)} {...rest}>
      <div className={styles.priceRow}>
        <Price parts={price} old={oldPrice} size={36} tone={tone} />
        {note && <span className={styles.priceNote}>{note}</span>}
        {saving && <DiscountTag variant="solid">{saving}</DiscountTag>}
      </div>
      {children && <div className={styles.priceLines}>{children}</div>}
      {coupons && <div className={styles.coupons}>{coupons}</div>}
    </div>
  );
}

export interface BuyRowProps extends ComponentPropsWithRef<"div"> {
  /** Label before the value: “Delivery”. */
  name: string;
  /** Text under the value. */
  note?: ReactNode;
  /** Value of the row. */
  children: ReactNode;
}

/** A labeled row of the buy box, such as delivery. */
export function BuyRow({ name, note, className, children, ...rest }: BuyRowProps) {
  return (
    <div data-component="BuyRow" className={clsx(styles.row, className)} {...rest}>
      <span className={styles.rowName}>{name}</span>
      <div>
        {children}
        {note && <span className={styles.rowNote}>{note}</span>}
      </div>
    </div>
  );
}

export interface QuantityRowProps extends ComponentPropsWithRef<"div"> {
  /** Label before the stepper: “Quantity”. */
  name: string;
  /** Stock, as text. */
  note?: ReactNode;
  /** A 40 px `QuantityStepper`, with `QuantityPresets` for common quantities. */
  children: ReactNode;
}

/** The labeled quantity row of the buy box. */
export function QuantityRow({ name, note, className, children, ...rest }: QuantityRowProps) {
  return (
    <div data-component="QuantityRow" className={clsx(styles.row, className)} {...rest}>
      <span className={clsx(styles.rowName, styles.quantityName)}>{name}</span>
      <div className={styles.quantity}>
        {children}
        {note && <span className={styles.rowNote}>{note}</span>}
      </div>
    </div>
  );
}

/** Buttons of equal width. */
export function BuyActions({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div data-component="BuyActions" className={clsx(styles.actions, className)} {...rest} />;
}
