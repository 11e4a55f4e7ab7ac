import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import CircleX from "lucide-react/icons/circle-x";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Price, type PriceProps } from "../../components/Price/index.ts";
import { Spinner } from "../../components/Spinner/index.ts";
import * as styles from "./ResultPanel.css.ts";

export interface ResultPanelProps extends Omit<ComponentPropsWithRef<"section">, "title" | "children"> {
  /** State from the server. `pending` is undecided and is checked automatically. */
  state: "paid" | "pending" | "failed";
  /** The result: the page's `h1` and the accessible name of the section. */
  title: string;
  /** Next step; announced together with the title. */
  text?: ReactNode;
  /** The amount paid, or still to be paid. */
  amount?: PriceProps["parts"];
  /** Buttons or links to continue. */
  actions?: ReactNode;
  /** Up to four. */
  facts?: ReadonlyArray<{ name: string; value: ReactNode }>;
}

const signs = {
  paid: <Icon shape={Check} size="xl" />,
  pending: <Spinner size="xl" />,
  failed: <Icon shape={CircleX} size="xl" />,
};

/** Result of a payment. State changes are announced. */
export function ResultPanel({
  state,
  title,
  text,
  amount,
  actions,
  facts = [],
  className,
  ...rest
}: ResultPanelProps) {
  return (
    <section
      data-component="ResultPanel"
      data-state={state}
      aria-label={title}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <span aria-hidden className={clsx(styles.circle, styles.state[state])}>
        {signs[state]}
      </span>
      <div role="status">
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {amount && <Price parts={amount} size={36} tone="default" className={styles.amount} />}
      {actions && <div className={styles.actions}>{actions}</div>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.name} className={styles.fact}>
              <dt className={styles.factName}>{fact.name}</dt>
              <dd className={styles.factValue}>
                <bdi>{fact.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
