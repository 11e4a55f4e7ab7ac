"use client";
import { clsx } from "clsx";
import { Fragment, useState, type ComponentPropsWithRef } from "react";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Countdown.css.ts";
import { splitDuration, type DurationParts } from "./split-duration.ts";
import { useCountdown } from "./useCountdown.ts";

export interface CountdownProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** End time by the server's clock, in ms since the epoch. */
  until: number;
  /** The server's time when the page was rendered, in ms since the epoch. */
  now: number;
  /** Formats the remaining time for screen readers; read on demand, not announced every second. */
  label: (left: DurationParts) => string;
  /**
   * Formats the announcement made once at each milestone of remaining minutes. The timer itself is silent.
   */
  announce?: (minutes: Milestone) => string;
  /** Formats the time while a full day or more remains, such as “9 days 4 hours”. Replaces the timer. */
  days?: (days: number, hours: number) => string;
  /** Called once when the end is reached. */
  onEnd?: () => void;
  /** `text` in a sentence, `boxes` on a colored strip, `units` on a colored banner. @default "text" */
  variant?: "text" | "boxes" | "units";
  /** Unit labels for `units`: “days”, “hours”, “min”, “sec”. */
  units?: (left: DurationParts) => Readonly<Record<keyof DurationParts, string>>;
}

/** Remaining minutes that are announced. */
const milestones = [1, 5, 10] as const;
type Milestone = (typeof milestones)[number];

/** Below this, minutes matter, and two digits are enough for the hours. */
const minDays = 1;

const milestoneOf = (ms: number): Milestone | undefined =>
  ms > 0 ? milestones.find((minutes) => ms <= minutes * 60_000) : undefined;

const two = (value: number): string => String(value).padStart(2, "0");

/** Parts shown by `units`; days only if there are any. */
const unitNames = ["days", "hours", "minutes", "seconds"] as const;

/**
 * Remaining time: 12:08, or 02:14:36 with hours. Days count as hours, unless `days` or `units` shows them.
 */
export function Countdown({
  until,
  now,
  label,
  announce,
  days,
  onEnd,
  variant = "text",
  units,
  className,
  ...rest
}: CountdownProps) {
  const remaining = useCountdown(until, now, onEnd);
  const left = splitDuration(remaining);
  const milestone = milestoneOf(remaining);
  const [first] = useState(milestone);
  const hours = left.days * 24 + left.hours;
  const clock = [...(hours > 0 || variant === "boxes" ? [hours] : []), left.minutes, left.seconds].map(two);
  const daysLeft = left.days >= minDays ? days?.(left.days, left.hours) : undefined;
  const parts = daysLeft === undefined ? clock : [daysLeft];
  // In the last minute, hiding the seconds would leave nothing moving.
  const moving = remaining > 60_000 ? styles.moving : undefined;
  const words = variant === "units" ? units?.(left) : undefined;
  return (
    <>
      <span
        data-component="Countdown"
        role="timer"
        // Hours come before minutes in right-to-left text, too.
        dir={daysLeft === undefined ? "ltr" : undefined}
        aria-live="off"
        aria-label={daysLeft ?? label(left)}
        className={clsx(variant === "text" ? styles.text : styles.boxes, className)}
        {...rest}
      >
        {words
          ? unitNames
              .filter((unit) => unit !== "days" || left.days > 0)
              .map((unit) => (
                <span
                  key={unit}
                  aria-hidden
                  className={clsx(styles.boxes, styles.unit, unit === "seconds" && moving)}
                >
                  <span className={clsx(styles.box, styles.large)}>{two(left[unit])}</span>
                  {words[unit]}
                </span>
              ))
          : variant === "text"
            ? parts.join(":")
            : parts.map((part, index) => {
                const isMoving = index === 2 && moving;
                return (
                  <Fragment key={index}>
                    {index > 0 && (
                      <span aria-hidden className={clsx(isMoving)}>
                        :
                      </span>
                    )}
                    <span aria-hidden className={clsx(styles.box, isMoving)}>
                      {part}
                    </span>
                  </Fragment>
                );
              })}
      </span>
      {announce && (
        <VisuallyHidden role="status">
          {milestone !== undefined && milestone !== first ? announce(milestone) : ""}
        </VisuallyHidden>
      )}
    </>
  );
}
