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
  /** Accessible name of the landmark, such as the setting's name. */
  label: string;
  /** Two to four links, in order. The one with `current` is marked as the current view. */
  segments: ReadonlyArray<SegmentLink>;
}

/** Segments with their own URLs: they work without JavaScript, and *Back* returns to the previous one. */
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
