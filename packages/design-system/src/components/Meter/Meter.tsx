import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { Tone } from "../../lib/vocabulary.ts";
import { ProgressBar, type ProgressBarProps } from "../ProgressBar/index.ts";
import * as styles from "./Meter.css.ts";

export interface MeterProps
  extends Pick<ProgressBarProps, "value" | "max">, Omit<ComponentPropsWithRef<"div">, "children"> {
  /** What is measured: “Sold”, “In stock”. */
  label: string;
  /** The value in words: “72%”, “3 left”. */
  valueText: string;
  /** The words are for screen readers only: the place says them already. */
  labelHidden?: boolean;
  /** Color of the bar. It is not read out: `valueText` has to say it, too. @default "act" */
  tone?: Extract<Tone, "act" | "success" | "caution" | "critical">;
  /** Height of the bar: sm 4, md 6, lg 8 px. @default "md" */
  size?: ProgressBarProps["size"];
}

/** A share that is as it is: sold, in stock, used of a limit. For a task under way use `ProgressBar`. */
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
