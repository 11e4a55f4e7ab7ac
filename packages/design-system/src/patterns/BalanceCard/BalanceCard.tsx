import { clsx } from "clsx";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { Card, type CardProps } from "../../components/Card/index.ts";
import { Icon } from "../../components/Icon/index.ts";
import * as styles from "./BalanceCard.css.ts";

export interface BalanceCardProps extends Omit<CardProps, "element" | "padding" | "children"> {
  /** Name of the balance: “Current points”. */
  label: string;
  /** The formatted number. */
  value: ReactNode;
  /** Monetary value, next to the number. */
  worth?: ReactNode;
  /** Amount and date of the next expiry. */
  expiring?: ReactNode;
  /** Other totals of the account; four fill the row. */
  figures?: ReadonlyArray<{ name: string; value: ReactNode }>;
}

/** A points or money balance with its totals. */
export function BalanceCard({
  label,
  value,
  worth,
  expiring,
  figures = [],
  className,
  ...rest
}: BalanceCardProps) {
  return (
    <Card data-component="BalanceCard" className={clsx(styles.root, className)} {...rest}>
      <div className={styles.main}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>
          {value} {worth && <span className={styles.worth}>{worth}</span>}
        </span>
        {expiring && (
          <span className={styles.expiring}>
            <Icon shape={Clock} size="xs" />
            <span>{expiring}</span>
          </span>
        )}
      </div>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure.name} className={styles.figure}>
              <dt className={styles.name}>{figure.name}</dt>
              <dd className={styles.number}>{figure.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
