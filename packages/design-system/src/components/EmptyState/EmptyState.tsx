import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import type { Size, Tone } from "../../lib/vocabulary.ts";
import { Heading } from "../Heading/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import { Spinner } from "../Spinner/index.ts";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** A decorative drawing; `"busy"` turns. */
  icon: IconShape | "busy";
  /** What there is not, in a few words: a heading. */
  title: ReactNode;
  /** Place of the title in the outline of the page. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** One main action, at most one more beside it. */
  actions?: ReactNode;
  /**
   * The hue by its meaning: `act` empty, `info` waiting, `critical` refused, `caution` not loaded, `success` done.
   * @default "act"
   */
  tone?: Exclude<Tone, "neutral">;
  /**
   * `lg` fills a page or a panel, `md` stands in a small card.
   * @default "lg"
   */
  size?: Extract<Size, "md" | "lg">;
  /** One sentence. */
  children?: ReactNode;
}

/** There is nothing here (yet): says why, and what to do. */
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
