import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { encode } from "uqr";
import * as styles from "./QrCode.css.ts";

export interface QrCodeProps extends Omit<ComponentPropsWithRef<"svg">, "children" | "viewBox"> {
  /** What is opened by scanning: an address. The shorter, the coarser and the easier to scan. */
  value: string;
  /** What scanning does, read out. What it leads to has to be reachable by a link as well. */
  label: string;
  /** Px of the side. @default 136 */
  size?: number;
}

/** One path for all modules: runs of a row are one rectangle. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return "";
        const end = row.indexOf(false, x);
        const run = (end < 0 ? row.length : end) - x;
        return `M${x} ${y}h${run}v1h-${run}z`;
      }),
    )
    .join("");

/** A code to scan, drawn as SVG wherever it is rendered. Dark on light in each scheme, because scanners want that. */
export function QrCode({ value, label, size = 136, className, ...rest }: QrCodeProps) {
  const code = encode(value, { ecc: "M", border: 2 });
  return (
    <svg
      data-component="QrCode"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={clsx(styles.root, className)}
      {...rest}
    >
      <path d={pathOf(code.data)} className={styles.modules} />
    </svg>
  );
}
