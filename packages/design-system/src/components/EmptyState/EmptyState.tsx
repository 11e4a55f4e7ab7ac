import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import type { Size, Tone } from "../../lib/vocabulary.ts";
import { Heading } from "../Heading/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import { Spinner } from "../Spinner/index.ts";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** A decorative icon; `"busy"` shows a spinner. */
  icon: IconShape | "busy";
  /** Heading that names the missing content in a few words. */
  title: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** One primary action, and at most one other. */
  actions?: ReactNode;
  /**
   * Color by meaning: `act` empty, `info` waiting, `critical` declined, `caution` failed to load, `success`
   * done.
   * @default "act"
   */
  tone?: Exclude<Tone, "neutral">;
  /** `lg` fills a page or panel, `md` fits in a small card. @default "lg" */
  size?: Extract<Size, "md" | "lg">;
  /** Description under the title, one sentence. */
  children?: ReactNode;
}

/** Explains that there is nothing here yet, why, and what to do. */
export function EmptyState({
  icon,
  title,
  level = 2,
  actions,
  tone = "act",
  size = "lg",
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const iconSize = size === "lg" ? "xl" : "lg";
  return (
    <div data-component="EmptyState" className={clsx(styles.root, styles.size[size], className)} {...rest}>
      <span aria-hidden className={clsx(styles.circle, styles.circleSize[size], styles.tone[tone])}>
        {icon === "busy" ? <Spinner size={iconSize} /> : <Icon shape={icon} size={iconSize} />}
      </span>
      <Heading level={level} size={size === "lg" ? 20 : 14} className={styles.title}>
        {title}
      </Heading>
      {children && <p className={clsx(styles.sentence, styles.sentenceSize[size])}>{children}</p>}
      {actions && <div className={clsx(styles.actions, styles.actionsGap[size])}>{actions}</div>}
    </div>
  );
}
