import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { encode } from "uqr";
import * as styles from "./QrCode.css.ts";

export interface QrCodeProps extends Omit<ComponentPropsWithRef<"svg">, "children" | "viewBox"> {
  /** The encoded text: a URL. Shorter URLs give coarser codes that are easier to scan. */
  value: string;
  /** Accessible name that describes the effect of scanning. Provide a link to the same target as well. */
  label: string;
  /** Side length in px. @default 136 */
  size?: number;
}

/** One path for all modules: consecutive modules of a row form one rectangle. */
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

interface Drawing {
  readonly value: string;
  /** Modules per side. */
  readonly size: number;
  readonly path: string;
}

/** The last drawing: a shop shows the same code on every page, and encoding it took 7% of the time to render one. */
let last: Drawing | undefined;

const draw = (value: string): Drawing => {
  if (last?.value === value) return last;
  const { size, data } = encode(value, { ecc: "M", border: 2 });
  last = { value, size, path: pathOf(data) };
  return last;
};

/** A QR code drawn as SVG, also on the server. Dark on light in both color schemes, as scanners require. */
export function QrCode({ value, label, size = 136, className, ...rest }: QrCodeProps) {
  const code = draw(value);
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
      <path d={code.path} className={styles.modules} />
    </svg>
  );
}
