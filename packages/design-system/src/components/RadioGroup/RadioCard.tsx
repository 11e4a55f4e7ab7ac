"use client";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { RadioProps } from "./Radio.tsx";
import { useRadio } from "./radio-context.ts";
import * as styles from "./RadioGroup.css.ts";

export interface RadioCardProps extends Omit<RadioProps, "children"> {
  /** What is chosen, in a few words. */
  title: string;
  /** Quieter words under the title; screen readers read them as part of the name. */
  description?: ReactNode;
  /** At the end: a price, a logo. */
  aside?: ReactNode;
  /** More of the card under title and description. */
  children?: ReactNode;
}

/** One choice of a `RadioGroup` as a card: an address, a way of payment. */
export function RadioCard({
  value,
  title,
  description,
  aside,
  className,
  style,
  children,
  ...rest
}: RadioCardProps) {
  return (
    <label data-component="RadioCard" className={clsx(styles.card, className)} style={style}>
      <input className={styles.cardCircle} {...useRadio(value)} {...rest} />
      <span className={styles.cardBody}>
        <span className={styles.cardTitle}>{title}</span>
        {description && <span className={styles.cardDescription}>{description}</span>}
        {children}
      </span>
      {aside && <span className={styles.cardAside}>{aside}</span>}
    </label>
  );
}
