import { useId, type ReactNode } from "react";
import { Card, type CardProps } from "../../components/Card/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import type { IconShape } from "../../components/Icon/index.ts";
import { StatusChip, type StatusTone } from "../../components/StatusChip/index.ts";
import { Steps, type StepsProps } from "../../components/Steps/index.ts";
import * as styles from "./OrderStatus.css.ts";

export interface OrderStatusProps extends Omit<CardProps, "element" | "padding" | "title" | "children"> {
  /** What goes on, in words: “On its way to you”. */
  title: ReactNode;
  /** Place of the title in the outline of the page. @default 1 */
  level?: 1 | 2;
  /** State of the order, in words; tone and icon only go with them. */
  status: { text: string; tone: StatusTone; icon?: IconShape };
  /** What comes next and what happens by itself, its facts bold. */
  children?: ReactNode;
  /** Buttons of the state, the main one last. */
  actions?: ReactNode;
  /** The way of the order; a canceled one has none. */
  steps?: Pick<StepsProps, "steps" | "current">;
}

/** The head of an order's page: its state in words, what can be done, how far it has come. */
export function OrderStatus({
  title,
  level = 1,
  status,
  children,
  actions,
  steps,
  ...rest
}: OrderStatusProps) {
  const titleId = useId();
  return (
    <Card element="section" padding="none" data-component="OrderStatus" aria-labelledby={titleId} {...rest}>
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.title}>
            <Heading level={level} size={24} id={titleId}>
              {title}
            </Heading>
            <StatusChip tone={status.tone} icon={status.icon}>
              {status.text}
            </StatusChip>
          </div>
          {children && <p className={styles.text}>{children}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {steps && <Steps variant="bar" {...steps} className={styles.steps} />}
    </Card>
  );
}
