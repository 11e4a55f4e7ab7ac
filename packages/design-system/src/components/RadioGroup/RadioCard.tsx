"use client";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { RadioProps } from "./Radio.tsx";
import { useRadio } from "./radio-context.ts";
import * as styles from "./RadioGroup.css.ts";

export interface RadioCardProps extends Omit<RadioProps, "children"> {
  /** Title of the option, in a few words. */
  title: string;
  /** Muted text under the title, part of the accessible name. */
  description?: ReactNode;
  /** Content at the end: a price or logo. */
  aside?: ReactNode;
  /** More content under title and description. */
  children?: ReactNode;
}

/** One option of a `RadioGroup` as a card: an address or payment method. */
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
