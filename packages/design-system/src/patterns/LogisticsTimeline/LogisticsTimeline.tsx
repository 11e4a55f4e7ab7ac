import { clsx } from "clsx";
import Truck from "lucide-react/icons/truck";
import { useId, type ReactNode } from "react";
import { Card, type CardProps } from "../../components/Card/index.ts";
import { CopyButton } from "../../components/CopyButton/index.ts";
import { Heading } from "../../components/Heading/index.ts";
import { Icon } from "../../components/Icon/index.ts";
import { OrderTimeline, type OrderTimelineProps } from "../OrderTimeline/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./LogisticsTimeline.css.ts";

export interface LogisticsTimelineProps
  extends
    Pick<OrderTimelineProps, "label" | "steps" | "older">,
    Omit<CardProps, "element" | "padding" | "title" | "children"> {
  /** The heading and the name of the section. */
  title: ReactNode;
  /** Place of the title in the outline. @default 2 */
  level?: 2 | 3 | 4;
  /** Who brings it: a company, or a person of the shop. */
  courier?: string;
  /** Copied by a press; both labels belong to it. */
  trackingNumber?: { value: string; copyLabel: string };
  /** An `ArrivalBox` beside the track. */
  arrival?: ReactNode;
  /** What is said while there is no step yet. */
  empty?: ReactNode;
}

/** Where a parcel is: courier, tracking number and the track, newest step first. */
export function LogisticsTimeline({
  title,
  level = 2,
  courier,
  trackingNumber,
  label,
  steps,
  older,
  arrival,
  empty,
  className,
  ...rest
}: LogisticsTimelineProps) {
  const titleId = useId();
  return (
    <Card
      element="section"
      padding="none"
      data-component="LogisticsTimeline"
      aria-labelledby={titleId}
      className={className}
      {...rest}
    >
      <div className={styles.head}>
        <Heading level={level} size={16} id={titleId}>
          {title}
        </Heading>
        {(courier || trackingNumber) && (
          <span className={styles.courier}>
            <Icon shape={Truck} />
            {courier}
            {trackingNumber && (
              <CopyButton value={trackingNumber.value} label={trackingNumber.copyLabel}>
                {trackingNumber.value}
              </CopyButton>
            )}
          </span>
        )}
      </div>
      <div className={clsx(styles.body, arrival && styles.withArrival)}>
        {steps.length > 0 ? (
          <OrderTimeline label={label} steps={steps} older={older} />
        ) : (
          <p className={bare}>{empty}</p>
        )}
        {arrival}
      </div>
    </Card>
  );
}
