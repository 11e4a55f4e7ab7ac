"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { LinkBase } from "../../provider/index.ts";
import * as styles from "./Segments.css.ts";

export interface SegmentLink {
  label: string;
  href: string;
  current?: boolean;
}

export interface SegmentNavProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Name of the landmark: what is chosen here. */
  label: string;
  /** Two to four, in their order; the one with `current` is marked as the view one is on. */
  segments: ReadonlyArray<SegmentLink>;
}

/** Segments that have addresses of their own: they work before the script of the page does, and *Back* leads to the one before. */
export function SegmentNav({ label, segments, className, ...rest }: SegmentNavProps) {
  return (
    <nav data-component="SegmentNav" aria-label={label} className={clsx(styles.root, className)} {...rest}>
      {segments.map((segment) => (
        <LinkBase
          key={segment.href}
          href={segment.href}
          aria-current={segment.current ? "page" : undefined}
          className={styles.segment}
        >
          {segment.label}
        </LinkBase>
      ))}
    </nav>
  );
}
