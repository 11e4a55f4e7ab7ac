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
  /** Title, price, choices, buttons. */
  children: ReactNode;
  /** What the product is like, such as a `TireLabel`: under the gallery, in one column after the buttons. */
  details?: ReactNode;
}

/** The main block of a product page: 456, rest and 216 px. */
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
  /** Name of the product, the `h1` of the page. */
  title: string;
  /** A line under the name, such as what speaks for the product. */
  subtitle?: string;
  /** Rating, sold count, a place in a ranking: parted by lines. */
  facts?: ReadonlyArray<ReactNode>;
}

/** Name of the product with what others think of it. */
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

export interface PriceBlockProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** What the chosen number costs, in the pieces of `Intl.NumberFormat.formatToParts`. */
  price: PriceProps["parts"];
  /** List price before the reduction, struck through, with the hidden words that say what it is. */
  oldPrice?: PriceProps["old"];
  /** `default` where it is sold out: a price that nobody can pay is no offer. @default "price" */
  tone?: PriceProps["tone"];
  /** What is saved, in words. */
  saving?: string;
  /** At the right end: of one piece what it is, of several how many at which price, such as “4 × $148.50”. */
  note?: string;
  /** `CouponChip`s to claim here. */
  coupons?: ReactNode;
}

/** The price of what is chosen, on the pale red. */
export function PriceBlock({
  price,
  oldPrice,
  tone,
  saving,
  note,
  coupons,
  className,
  ...rest
}: PriceBlockProps) {
  return (
    <div data-component="PriceBlock" className={clsx(styles.priceBlock, className)} {...rest}>
      <div className={styles.priceRow}>
        <Price parts={price} old={oldPrice} size={36} tone={tone} />
        {saving && <DiscountTag variant="solid">{saving}</DiscountTag>}
        {note && <span className={styles.priceNote}>{note}</span>}
      </div>
      {coupons && <div className={styles.coupons}>{coupons}</div>}
    </div>
  );
}

export interface BuyRowProps extends ComponentPropsWithRef<"div"> {
  /** Word before the value: “Delivery”. */
  name: string;
  /** Words under the value. */
  note?: ReactNode;
  /** The value of the row. */
  children: ReactNode;
}

/** A named line of the buy box, such as delivery. */
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
  /** Word before the stepper: “Quantity”. */
  name: string;
  /** Stock, in words. */
  note?: ReactNode;
  /** A `QuantityStepper` of 40 px, beside it `QuantityPresets` where many take the same numbers. */
  children: ReactNode;
}

/** A named line of the buy box that holds the number of pieces. */
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

/** Buttons of one width. */
export function BuyActions({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div data-component="BuyActions" className={clsx(styles.actions, className)} {...rest} />;
}
