"use client";
import { clsx } from "clsx";
import { useId } from "react";
import * as styles from "./Charts.css.ts";
import { ChartFrame, lookOf } from "./ChartFrame.tsx";
import { axisOf, linePaths, pointPositions, valuesOf } from "./geometry.ts";
import type { ChartProps } from "./types.ts";

export interface LineChartProps extends ChartProps {
  /** Fills the area below the first line. @default false */
  filled?: boolean;
}

/** One or several values over time, as lines and as a table. */
export function LineChart({ filled = false, ...props }: LineChartProps) {
  const id = useId();
  const { series, categories } = props;
  const axis = axisOf(valuesOf(series));
  const lines = series.map((each, index) => ({
    id: each.id,
    look: lookOf(each, index),
    ...linePaths(each.values, axis),
  }));
  return (
    <ChartFrame
      data-component="LineChart"
      axis={axis}
      positions={pointPositions(categories.length)}
      sample={(look) => (
        <line x1="0" x2="16" y1="5" y2="5" className={clsx(styles.line, styles.dash[look])} />
      )}
      {...props}
    >
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing}>
        {filled && lines[0] && (
          <g className={styles.series[lines[0].look]}>
            <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
              <stop className={styles.shade} stopOpacity="0.2" />
              <stop className={styles.shade} offset="1" stopOpacity="0" />
            </linearGradient>
            <path d={lines[0].area} fill={`url(#${id})`} />
          </g>
        )}
        {/* The most important line is on top. */}
        {lines.toReversed().map((each) => (
          <path
            key={each.id}
            d={each.line}
            className={clsx(styles.line, styles.series[each.look], styles.dash[each.look])}
          />
        ))}
      </svg>
    </ChartFrame>
  );
}
