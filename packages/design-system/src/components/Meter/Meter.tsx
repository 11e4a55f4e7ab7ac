import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { Tone } from "../../lib/vocabulary.ts";
import { ProgressBar, type ProgressBarProps } from "../ProgressBar/index.ts";
import * as styles from "./Meter.css.ts";

export interface MeterProps
  extends Pick<ProgressBarProps, "value" | "max">, Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Name of the measure: “Sold”, “In stock”. */
  label: string;
  /** The value as text: “72%”, “3 left”. */
  valueText: string;
  /** Hides the texts visually, if the context already shows them. */
  labelHidden?: boolean;
  /** Color of the bar. Screen readers don't announce it, so `valueText` must convey it too. @default "act" */
  tone?: Extract<Tone, "act" | "success" | "caution" | "critical">;
  /** Height of the bar: sm 4 px, md 6 px, lg 8 px. @default "md" */
  size?: ProgressBarProps["size"];
}

/** A static fraction: sold, in stock, used of a limit. For a task in progress, use `ProgressBar`. */
export function Meter({
  label,
  valueText,
  value,
  max,
  labelHidden = false,
  tone = "act",
  size = "md",
  className,
  ...rest
}: MeterProps) {
  return (
    <div data-component="Meter" className={clsx(styles.root, styles.tone[tone], className)} {...rest}>
      {!labelHidden && (
        <span aria-hidden className={styles.head}>
          <span>{label}</span>
          <span>{valueText}</span>
        </span>
      )}
      <ProgressBar kind="meter" label={label} value={value} max={max} valueText={valueText} size={size} />
    </div>
  );
}
