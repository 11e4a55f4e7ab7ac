"use client";
import * as styles from "./Charts.css.ts";
import { ChartFrame, lookOf, percent } from "./ChartFrame.tsx";
import { bandPositions, barsOf } from "./geometry.ts";
import type { ChartProps } from "./types.ts";

export interface BarChartProps extends ChartProps {
  /** Stacks the bars of each category and also shows their sum. @default false */
  stacked?: boolean;
}

/** Values of a few categories, as bars and as a table. */
export function BarChart({ stacked = false, ...props }: BarChartProps) {
  const { series, categories } = props;
  const { axis, bars } = barsOf(series, categories.length, stacked);
  return (
    <ChartFrame
      data-component="BarChart"
      axis={axis}
      positions={bandPositions(categories.length)}
      summed={stacked}
      sample={() => <rect x="3" width="10" height="10" rx="2" className={styles.bar} />}
      {...props}
    >
      <svg aria-hidden className={styles.drawing}>
        {series.map((each, index) => (
          <g key={each.id} className={styles.series[lookOf(each, index)]}>
            {bars[index]?.map(
              (bar, category) =>
                bar && (
                  <rect
                    key={categories[category]}
                    x={percent(bar.x)}
                    y={percent(1 - bar.y - bar.height)}
                    width={percent(bar.width)}
                    height={percent(bar.height)}
                    rx={stacked ? 0 : 2}
                    className={styles.bar}
                  />
                ),
            )}
          </g>
        ))}
      </svg>
    </ChartFrame>
  );
}
