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
  /** For example “Invoice 2026-0117”. */
  title: ReactNode;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** Status of the invoice as text; tone and icon only support it. */
  status: { text: string; tone: StatusTone; icon?: IconShape };
  /** Total of the invoice. */
  amount: PriceProps["parts"];
  /** Date, name on the invoice, tax number. */
  facts: FactListProps["facts"];
  /** Download, send by email. */
  actions?: ReactNode;
}

/** One invoice: its status, details and download. */
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
