import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./PaymentPanel.css.ts";

export type CardBrandName = "visa" | "mastercard" | "amex" | "unknown";

export interface CardBrandProps extends Omit<ComponentPropsWithRef<"svg">, "children" | "name"> {
  /** The brand; `unknown` draws a generic card. */
  brand: CardBrandName;
  /** Accessible name of the brand. Without it, the logo is decorative. */
  label?: string;
}

// The brands' own colors, in every color scheme.
const drawings: Record<CardBrandName, React.ReactNode> = {
  visa: (
    <path
      fill="#1434CB"
      d="m14.2 8.3-1.2 7.4h2l1.2-7.4h-2Zm-3 0-1.9 5-.8-4.3c-.1-.5-.4-.7-.9-.7H4.5l-.1.3c.7.1 1.4.4 1.9.6l1.6 6.5h2.1l3.2-7.4h-2Zm15.9 0c-.4 0-.7.2-.9.6l-3 6.8h2.1l.4-1.2h2.6l.2 1.2h1.9l-1.6-7.4h-1.7Zm-.8 4.6 1-2.8.6 2.8h-1.6Zm-5.9-2.4c0-.3.3-.6.9-.7.3 0 1-.1 1.9.4l.3-1.6a5 5 0 0 0-1.8-.3c-1.9 0-3.2 1-3.3 2.4 0 1.1 1 1.7 1.7 2 .8.4 1 .6 1 .9 0 .5-.6.7-1.2.7-.9 0-1.5-.2-2.2-.5l-.4 1.6c.5.2 1.4.5 2.5.5 2 0 3.3-1 3.3-2.5 0-1.9-2.7-2-2.7-2.9Z"
    />
  ),
  mastercard: (
    <>
      <circle cx="14.5" cy="12" r="6.2" fill="#EB001B" />
      <circle cx="21.5" cy="12" r="6.2" fill="#F79E1B" />
      <path fill="#FF5F00" d="M18 6.88a6.2 6.2 0 0 1 0 10.24a6.2 6.2 0 0 1 0-10.24Z" />
    </>
  ),
  amex: (
    <>
      <rect x="7" y="2" width="22" height="20" rx="1" fill="#006FCF" />
      <path
        fill="none"
        stroke="#FFFFFF"
        strokeWidth="1.3"
        d="m8.5 14 2-4.5 2 4.5m-3.3-1.5h2.6M14 14V9.5l2 2.6 2-2.6V14m5-4.5h-3V14h3m-3-2.2h2.6m1.4-2.3 3 4.5m0-4.5-3 4.5"
      />
    </>
  ),
  unknown: (
    <>
      <rect x="8" y="6" width="20" height="12" rx="1.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 10h20" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
};

/** Logo of a card brand, 36 × 24 px. */
export function CardBrand({ brand, label, className, ...rest }: CardBrandProps) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg
      data-component="CardBrand"
      viewBox="0 0 36 24"
      className={clsx(styles.brand, className)}
      {...naming}
      {...rest}
    >
      {/* White in both color schemes, for which the logos are drawn. */}
      {brand !== "unknown" && (
        <rect x=".5" y=".5" width="35" height="23" rx="3.5" fill="#FFFFFF" stroke="#D3D7DD" />
      )}
      {drawings[brand]}
    </svg>
  );
}
