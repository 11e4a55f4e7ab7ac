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
  /** Heading and accessible name of the section. */
  title: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** A courier company, also as a link to its tracking page; or a person of the shop. */
  courier?: ReactNode;
  /** Copied on click; both labels belong to the copy button. */
  trackingNumber?: { value: string; copyLabel: string };
  /** An `ArrivalBox` next to the track. */
  arrival?: ReactNode;
  /** Shown while there are no steps yet. */
  empty?: ReactNode;
}

/** Parcel tracking: courier, tracking number and the track, newest step first. */
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
