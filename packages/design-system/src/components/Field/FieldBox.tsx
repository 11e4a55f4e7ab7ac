import { clsx } from "clsx";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import { Icon } from "../Icon/index.ts";
import type { Size } from "../../lib/vocabulary.ts";
import * as styles from "./FieldBox.css.ts";

/** Height: sm 32 px, md 40 px, lg 48 px. */
export type FieldSize = Size;

export interface FieldBoxProps {
  size: FieldSize;
  /** Icon or symbol before the text. */
  start?: ReactNode;
  /** Unit or icon after the text. */
  end?: ReactNode;
  /** Button inside the box. */
  endAction?: ReactNode;
  invalid?: boolean;
  locked?: boolean;
  /** Text direction, for content with a fixed one, such as a number. */
  dir?: string;
  children: ReactNode;
}

/** The border around a text-like control, with content before and after the text. */
export function FieldBox({ size, start, end, endAction, invalid, locked, dir, children }: FieldBoxProps) {
  const hasEnd = end || locked;
  return (
    <div
      data-part="Box"
      dir={dir}
      data-invalid={invalid || undefined}
      className={clsx(styles.root, styles.size[size])}
    >
      {start && <span className={styles.start}>{start}</span>}
      {children}
      {hasEnd && (
        <span className={styles.end}>
          {end}
          {locked && <Icon shape={Lock} />}
        </span>
      )}
      {endAction && <span className={styles.endAction}>{endAction}</span>}
    </div>
  );
}
