"use client";
import { clsx } from "clsx";
import { useState, type PointerEvent, type ReactNode } from "react";
import { bare } from "../../styles/bare.css.ts";
import * as fold from "../../styles/fold.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english } from "../../words/components/Charts.ts";
import * as styles from "./Charts.css.ts";
import { labelIndexes, type Axis } from "./geometry.ts";
import type { ChartProps, ChartSeries } from "./types.ts";

export const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;

type Look = keyof typeof styles.series;

/** Color and dashes: by position, neutral for an earlier period. */
export const lookOf = ({ compare }: ChartSeries, index: number): Look =>
  compare ? "compare" : (Math.min(index, 4) as Look);

interface ChartFrameProps extends ChartProps {
  axis: Axis;
  /** Positions of the categories, 0 to 1. */
  positions: readonly number[];
  /** Whether the values of a category add up. */
  summed?: boolean;
  /** The mark of a series in legend and tip, in a box of 16 × 10. */
  sample: (look: Look) => ReactNode;
  /** The lines or bars. */
  children: ReactNode;
}

const maxLabelCount = 8;

/**
 * Legend, axes, and table. A slider overlays the plot, so that keys, touch and pointer move along the
 * categories, whose values are announced.
 */
export function ChartFrame({
  label,
  categories,
  categoryLabel,
  series,
  formatValue,
  formatTick = formatValue,
  height = 220,
  texts: given,
  axis,
  positions,
  summed = false,
  sample,
  className,
  children,
  ...rest
}: ChartFrameProps) {
  const texts = useTexts("charts", english, given);
  const last = categories.length - 1;
  const [at, setAt] = useState(last);
  const index = Math.min(Math.max(at, 0), last);
  const x = positions[index] ?? 0;

  const textAt = ({ values }: ChartSeries, category: number): string => {
    const value = values[category] ?? null;
    return value === null ? texts.missing : formatValue(value);
  };
  const rows = series.map((each, nth) => ({
    id: each.id,
    label: each.label,
    text: textAt(each, index),
    look: lookOf(each, nth),
  }));
  const total = formatValue(series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const announcedRows = [...rows, ...(summed ? [{ label: texts.total, text: total }] : [])];

  const follow = (event: PointerEvent<HTMLInputElement>): void => {
    if (event.pointerType !== "mouse") return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const distances = positions.map((position) => Math.abs(position - share));
    setAt(distances.indexOf(Math.min(...distances)));
  };

  const mark = (look: Look) => (
    <svg aria-hidden viewBox="0 0 16 10" className={clsx(styles.sample, styles.series[look])}>
      {sample(look)}
    </svg>
  );

  return (
    <figure aria-label={label} className={clsx(styles.root, className)} {...rest}>
      {series.length > 1 && (
        <ul aria-hidden className={styles.legend}>
          {series.map((each, nth) => (
            <li key={each.id} className={styles.legendItem}>
              {mark(lookOf(each, nth))}
              {each.label}
            </li>
          ))}
        </ul>
      )}
      <div dir="ltr" className={styles.plot} style={{ blockSize: height }}>
        {axis.ticks.map((tick) => (
          <span
            key={tick.value}
            aria-hidden
            className={styles.tick}
            style={{ insetBlockEnd: percent(tick.y) }}
          >
            {formatTick(tick.value)}
          </span>
        ))}
        {children}
        {last >= 0 && (
          <>
            <input
              type="range"
              aria-label={label}
              aria-valuetext={`${categories[index]}: ${announcedRows.map((row) => `${row.label} ${row.text}`).join(", ")}`}
              min={0}
              max={last}
              step={1}
              value={index}
              className={styles.slider}
              onChange={(event) => setAt(Number(event.target.value))}
              onPointerMove={follow}
            />
            <span aria-hidden className={styles.guide} style={{ insetInlineStart: percent(x) }} />
            <div
              aria-hidden
              data-part="Tip"
              className={styles.tip}
              // On the side with more space.
              style={x < 0.5 ? { insetInlineStart: percent(x) } : { insetInlineEnd: percent(1 - x) }}
            >
              {categories[index]}
              {rows.map((row) => (
                <span key={row.id} className={styles.tipRow}>
                  {mark(row.look)}
                  {row.label}
                  <span className={styles.tipValue}>{row.text}</span>
                </span>
              ))}
              {summed && (
                <span className={styles.tipRow}>
                  {texts.total}
                  <span className={styles.tipValue}>{total}</span>
                </span>
              )}
            </div>
          </>
        )}
      </div>
      <div dir="ltr" aria-hidden className={styles.labels}>
        {labelIndexes(categories.length, maxLabelCount).map((nth) => (
          <span
            key={categories[nth]}
            className={styles.label}
            style={{ insetInlineStart: percent(positions[nth] ?? 0) }}
          >
            {categories[nth]}
          </span>
        ))}
      </div>
      <details className={styles.tableFold}>
        <summary className={fold.head}>{texts.table}</summary>
        <div className={styles.tableArea}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={bare}>
                  {categoryLabel}
                </th>
                {series.map((each) => (
                  <th key={each.id} scope="col" className={bare}>
                    {each.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {categories.map((category, nth) => (
                <tr key={category}>
                  <th scope="row" className={bare}>
                    {category}
                  </th>
                  {series.map((each) => (
                    <td key={each.id}>{textAt(each, nth)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
