import { useId, type ReactNode } from "react";
import { Card, type CardProps } from "../../components/Card/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import type { IconShape } from "../../components/Icon/index.ts";
import { StatusChip, type StatusTone } from "../../components/StatusChip/index.ts";
import { Steps, type StepsProps } from "../../components/Steps/index.ts";
import * as styles from "./OrderStatus.css.ts";

export interface OrderStatusProps extends Omit<CardProps, "element" | "padding" | "title" | "children"> {
  /** Current event, as text: “On its way to you”. */
  title: ReactNode;
  /** Heading level of the title. @default 1 */
  level?: 1 | 2;
  /** Order status as text; tone and icon only support it. */
  status: { text: string; tone: StatusTone; icon?: IconShape };
  /** Next steps and automatic events, with facts in bold. */
  children?: ReactNode;
  /** Buttons for the status, the primary one last. */
  actions?: ReactNode;
  /** Progress of the order; omit it for a canceled one. */
  steps?: Pick<StepsProps, "steps" | "current">;
}

/** The header of an order's page: status, actions and progress. */
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
