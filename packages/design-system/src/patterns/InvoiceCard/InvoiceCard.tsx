import { clsx } from "clsx";
import { useId, type ReactNode } from "react";
import { Card, type CardProps } from "../../components/Card/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import type { IconShape } from "../../components/Icon/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { StatusChip, type StatusTone } from "../../components/StatusChip/index.ts";
import { FactList, type FactListProps } from "../Order/index.ts";
import * as styles from "./InvoiceCard.css.ts";

export interface InvoiceCardProps extends Omit<CardProps, "element" | "padding" | "title" | "children"> {
  /** “Invoice 2026-0117”. */
  title: ReactNode;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** How far the invoice is, in words; tone and icon only go with them. */
  status: { text: string; tone: StatusTone; icon?: IconShape };
  /** The sum of the invoice. */
  amount: PriceProps["parts"];
  /** Date, name on the invoice, tax number. */
  facts: FactListProps["facts"];
  /** Download, send by mail. */
  actions?: ReactNode;
}

/** One invoice: its state, what it is for and how to get it. */
export function InvoiceCard({
  title,
  level = 3,
  status,
  amount,
  facts,
  actions,
  className,
  ...rest
}: InvoiceCardProps) {
  const titleId = useId();
  return (
    <Card
      element="article"
      data-component="InvoiceCard"
      aria-labelledby={titleId}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div className={styles.head}>
        <Heading level={level} size={16} id={titleId}>
          {title}
        </Heading>
        <StatusChip tone={status.tone} icon={status.icon}>
          {status.text}
        </StatusChip>
        <Price parts={amount} size={20} tone="default" className={styles.amount} />
      </div>
      <FactList facts={facts} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
