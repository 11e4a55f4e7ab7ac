import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon, type IconShape } from "../../components/Icon/index.ts";
import * as fold from "../../styles/fold.css.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./OrderTimeline.css.ts";

export interface TimelineStep {
  id: string | number;
  title: string;
  text?: ReactNode;
  /**
   * Day and hour in the shopper's time zone, with the machine-readable value. Without it, there is no time
   * column.
   */
  time?: { day: string; hour: string; iso: string };
  icon?: IconShape;
}

export interface OrderTimelineProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Accessible name of the list. */
  label: string;
  /** Newest first; the first one is bold. For upcoming steps, the current one first. */
  steps: ReadonlyArray<TimelineStep>;
  /** Older steps, in a section that expands. */
  older?: { label: string; steps: readonly TimelineStep[] };
}

function Step({ step, current }: { step: TimelineStep; current: boolean }) {
  return (
    <li aria-current={current ? "step" : undefined} className={clsx(styles.step, !step.time && styles.plain)}>
      {step.time && (
        <time dateTime={step.time.iso} className={styles.time}>
          <span className={current ? styles.strongTime : undefined}>{step.time.day}</span>
          <span>{step.time.hour}</span>
        </time>
      )}
      <span
        aria-hidden
        className={clsx(styles.mark, current ? styles.first : styles.ring, !step.time && styles.plainMark)}
      >
        {current && <Icon shape={step.icon ?? Check} className={styles.icon} />}
      </span>
      <div className={styles.words}>
        <span className={clsx(styles.title, current && styles.strongTitle)}>{step.title}</span>
        {step.text && <span className={styles.text}>{step.text}</span>}
      </div>
    </li>
  );
}

/** History of a parcel or an order as a vertical track. */
export function OrderTimeline({ label, steps, older, className, ...rest }: OrderTimelineProps) {
  return (
    <div data-component="OrderTimeline" className={className} {...rest}>
      <ol aria-label={label} className={bare}>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} current={index === 0} />
        ))}
      </ol>
      {older && older.steps.length > 0 && (
        <details className={styles.fold}>
          <summary className={clsx(fold.head, styles.foldHead)}>{older.label}</summary>
          <ol aria-label={older.label} className={styles.foldBody}>
            {older.steps.map((step) => (
              <Step key={step.id} step={step} current={false} />
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
