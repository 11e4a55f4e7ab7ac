import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import type { Tone } from "../../lib/vocabulary.ts";
import * as fold from "../../styles/fold.css.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./Timeline.css.ts";

/** An event. */
export interface TimelineEntry {
  id: string | number;
  /** The event: “Package 1 shipped with DHL Express”. */
  title: ReactNode;
  /** The author, and other details of the first line. */
  by?: ReactNode;
  /** The time as text, and its machine-readable value. */
  time: { text: string; iso: string };
  /** Kind of the event; a dot without it. */
  icon?: IconShape;
  /** Color of the mark. @default "neutral" */
  tone?: Tone;
  /** A note, the changed values or a link. */
  details?: ReactNode;
  /** Minor events that belong to this one, collapsed below their label. */
  minor?: { label: string; entries: readonly TimelineEntry[] };
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** Accessible name of the list. */
  label: string;
  /** In display order, usually the newest first. */
  entries: readonly TimelineEntry[];
}

function Entry({ title, by, time, icon, tone = "neutral", details, minor }: TimelineEntry) {
  return (
    <li className={styles.entry}>
      <span aria-hidden className={clsx(styles.mark, styles.tone[tone])}>
        {icon ? <Icon shape={icon} /> : <span className={styles.dot} />}
      </span>
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={styles.title}>
            {title}
            {by && <span className={styles.by}> · {by}</span>}
          </span>
          <time dateTime={time.iso} className={styles.time}>
            {time.text}
          </time>
        </div>
        {details && <div className={styles.details}>{details}</div>}
        {minor && (
          <details className={styles.details}>
            <summary className={fold.head}>{minor.label}</summary>
            <Timeline label={minor.label} entries={minor.entries} className={styles.older} />
          </details>
        )}
      </div>
    </li>
  );
}

/** The history of an object: events with their times. */
export function Timeline({ label, entries, className, ...rest }: TimelineProps) {
  return (
    <ol data-component="Timeline" aria-label={label} className={clsx(styles.root, className)} {...rest}>
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </ol>
  );
}
