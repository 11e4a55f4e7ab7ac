"use client";
import { clsx } from "clsx";
import { Fragment, type ComponentPropsWithRef } from "react";
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
  /** Called once, when the end is reached. */
  onEnd?: () => void;
  /** `text` in a sentence, `boxes` on a coloured strip. @default "text" */
  variant?: "text" | "boxes";
}

const two = (value: number): string => String(value).padStart(2, "0");

/** Time that runs out: 12:08, or 02:14:36 with hours (days count as hours). */
export function Countdown({
  until,
  now,
  label,
  onEnd,
  variant = "text",
  className,
  ...rest
}: CountdownProps) {
  const left = splitDuration(useCountdown(until, now, onEnd));
  const hours = left.days * 24 + left.hours;
  const parts = [...(hours > 0 || variant === "boxes" ? [hours] : []), left.minutes, left.seconds].map(two);
  return (
    <span
      data-component="Countdown"
      role="timer"
      aria-live="off"
      aria-label={label(left)}
      className={clsx(variant === "boxes" ? styles.boxes : styles.text, className)}
      {...rest}
    >
      {variant === "text"
        ? parts.join(":")
        : parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <span aria-hidden>:</span>}
              <span aria-hidden className={styles.box}>
                {part}
              </span>
            </Fragment>
          ))}
    </span>
  );
}
