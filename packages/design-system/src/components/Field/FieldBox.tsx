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
  /** Before the text: an icon, a symbol. */
  start?: ReactNode;
  /** After the text: a unit, an icon. */
  end?: ReactNode;
  /** A button inside the box. */
  endAction?: ReactNode;
  invalid?: boolean;
  locked?: boolean;
  /** Of a text that has its own in every language, such as a number. */
  dir?: string;
  children: ReactNode;
}

/** The border around a text-like control, with what stands inside it before and after the text. */
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
