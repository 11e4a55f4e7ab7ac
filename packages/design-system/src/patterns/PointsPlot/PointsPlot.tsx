"use client";
import { clsx } from "clsx";
import { useId, useMemo, type ComponentPropsWithRef, type PointerEvent } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import * as fold from "../../styles/fold.css.ts";
import { plotShape } from "./plot-shape.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./PointsPlot.css.ts";

export interface PlotPoint {
  /** Label below the plot: a month. Must be unique. */
  label: string;
  value: number;
  /** The value as text: “2,080 points”. */
  text: string;
}

export interface PointsPlotProps extends Omit<
  ComponentPropsWithRef<"figure">,
  "children" | "onChange" | "defaultValue"
> {
  /** Accessible name of the plot. */
  label: string;
  /** Oldest first, at equal intervals. */
  points: ReadonlyArray<PlotPoint>;
  /** Formats the axis labels at the start. */
  formatTick: (value: number) => string;
  /** The same data as a table: the text that expands it and its two column headers. */
  table: { label: string; columns: readonly [string, string] };
  /** Index of the highlighted point, from 0. Makes the plot controlled. */
  value?: number;
  /** Index of the initially highlighted point, when uncontrolled. @default the last point */
  defaultValue?: number;
  /** Called with the index of the new point, by key, touch or pointer. */
  onValueChange?: (index: number) => void;
}

const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;

/**
 * A number over time. A slider overlays the plot, so that keys, touch and pointer move along the points,
 * which are announced. The same data is available as a table.
 */
export function PointsPlot({
  label,
  points,
  formatTick,
  table,
  value,
  defaultValue = points.length - 1,
  onValueChange,
  className,
  ...rest
}: PointsPlotProps) {
  const id = useId();
  const [at, setAt] = useControllableState(value, defaultValue, onValueChange);
  const shape = useMemo(() => plotShape(points.map((point) => point.value)), [points]);
  const index = Math.min(Math.max(at, 0), points.length - 1);
  const point = points[index];
  const place = shape.places[index];

  const follow = (event: PointerEvent<HTMLInputElement>): void => {
    if (event.pointerType !== "mouse") return;
    const box = event.currentTarget.getBoundingClientRect();
    const nearest = Math.round(((event.clientX - box.left) / box.width) * (points.length - 1));
    if (nearest !== index) setAt(nearest);
  };

  return (
    <figure data-component="PointsPlot" aria-label={label} className={clsx(styles.root, className)} {...rest}>
      <div dir="ltr" className={styles.plot}>
        {shape.ticks.map((tick) => (
          <span
            key={tick.value}
            aria-hidden
            className={styles.tick}
            style={{ insetBlockEnd: percent(tick.y) }}
          >
            {formatTick(tick.value)}
          </span>
        ))}
        <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing}>
          <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
            <stop className={styles.shade} stopOpacity="0.2" />
            <stop className={styles.shade} offset="1" stopOpacity="0" />
          </linearGradient>
          <path d={shape.area} fill={`url(#${id})`} />
          <path d={shape.line} className={styles.line} />
        </svg>
        {point && place && (
          <>
            <input
              type="range"
              aria-label={label}
              aria-valuetext={`${point.label}: ${point.text}`}
              min={0}
              max={points.length - 1}
              step={1}
              value={index}
              className={styles.slider}
              onChange={(event) => setAt(Number(event.target.value))}
              onPointerMove={follow}
            />
            <span
              aria-hidden
              className={styles.guide}
              style={{ insetInlineStart: percent(place.x), blockSize: percent(place.y) }}
            />
            <span
              aria-hidden
              className={styles.dot}
              style={{ insetInlineStart: percent(place.x), insetBlockEnd: percent(place.y) }}
            />
            <span
              aria-hidden
              data-part="Tip"
              className={styles.tip}
              style={{ insetInlineStart: percent(place.x), transform: `translateX(-${percent(place.x)})` }}
            >
              {point.label}
              <strong className={styles.tipText}>{point.text}</strong>
            </span>
          </>
        )}
      </div>
      <div dir="ltr" aria-hidden className={styles.labels}>
        {points.map((item, nth) => (
          <span
            key={item.label}
            className={styles.label}
            style={{ insetInlineStart: percent(shape.places[nth]?.x ?? 0) }}
          >
            {item.label}
          </span>
        ))}
      </div>
      <details className={styles.fold}>
        <summary className={fold.head}>{table.label}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={bare}>
                {table.columns[0]}
              </th>
              <th scope="col" className={bare}>
                {table.columns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((item) => (
              <tr key={item.label}>
                <th scope="row">{item.label}</th>
                <td>{item.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
