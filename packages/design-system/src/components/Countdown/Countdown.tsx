"use client";
import { clsx } from "clsx";
import { Fragment, useState, type ComponentPropsWithRef } from "react";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Countdown.css.ts";
import { splitDuration, type DurationParts } from "./split-duration.ts";
import { useCountdown } from "./useCountdown.ts";

export interface CountdownProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The end, ms since 1970 by the server's clock. */
  until: number;
  /** The server's clock when the page was made, ms since 1970. */
  now: number;
  /** The time left in words, for screen readers; read on demand, never announced each second. */
  label: (left: DurationParts) => string;
  /**
   * Announced once when so many minutes are left. The clock itself stays silent: a word each second would drown the
   * page.
   */
  announce?: (minutes: Milestone) => string;
  /** In the place of the clock, and read, while a whole day or more is left, such as “9 days 4 hours”. */
  days?: (days: number, hours: number) => string;
  /** Called once, when the end is reached. */
  onEnd?: () => void;
  /** `text` in a sentence, `boxes` on a colored strip, `units` on a colored banner. @default "text" */
  variant?: "text" | "boxes" | "units";
  /** The words after the boxes of `units`: “days”, “hours”, “min”, “sec”. */
  units?: (left: DurationParts) => Readonly<Record<keyof DurationParts, string>>;
}

/** Minutes before the end that are announced. */
const milestones = [1, 5, 10] as const;
type Milestone = (typeof milestones)[number];

/** With fewer left the minutes matter, and two digits hold the hours. */
const leastDays = 1;

const milestoneOf = (ms: number): Milestone | undefined =>
  ms > 0 ? milestones.find((minutes) => ms <= minutes * 60_000) : undefined;

const two = (value: number): string => String(value).padStart(2, "0");

/** Which parts `units` shows: days only while there are any. */
const unitNames = ["days", "hours", "minutes", "seconds"] as const;

/** Time that runs out: 12:08, or 02:14:36 with hours (days count as hours, unless `days` or `units` says them). */
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
  const daysLeft = left.days >= leastDays ? days?.(left.days, left.hours) : undefined;
  const parts = daysLeft === undefined ? clock : [daysLeft];
  // The last minute would stand still without its seconds.
  const moving = remaining > 60_000 ? styles.moving : undefined;
  const words = variant === "units" ? units?.(left) : undefined;
  return (
    <>
      <span
        data-component="Countdown"
        role="timer"
        // Hours stand before minutes in texts that run from right to left, too.
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
