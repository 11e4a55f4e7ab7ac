import { clsx } from "clsx";
import TrendingDown from "lucide-react/icons/trending-down";
import TrendingUp from "lucide-react/icons/trending-up";
import type { ComponentPropsWithRef, ReactNode } from "react";
import type { Tone } from "../../lib/vocabulary.ts";
import { LinkBase } from "../../provider/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type StatCardTexts } from "../../words/components/StatCard.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./StatCard.css.ts";

type StatTone = Exclude<Tone, "act" | "info">;

/** Change since an earlier period. */
export interface StatChange {
  /** Without sign: “29.6%”. */
  text: string;
  /** Shown as an arrow, and read before the text. */
  direction?: "up" | "down";
  /** Whether it is good, which differs from its direction: more returns are bad. @default "neutral" */
  tone?: StatTone;
}

export interface StatCardProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Name of the number: “Orders to ship”. */
  label: string;
  /** The number with its unit. */
  value: ReactNode;
  /** Change since an earlier period. */
  change?: StatChange;
  /** Explains the number: “vs. previous 30 days”, “3 late”. */
  details?: ReactNode;
  /** Color of the details. @default "neutral" */
  tone?: StatTone;
  /** Decorative icon at the end of the first line. */
  icon?: IconShape;
  /** Makes the whole card a link to the list behind the number. */
  href?: string;
  /** Content below, such as a `Sparkline`. */
  children?: ReactNode;
  /** Overrides the locale's texts. */
  texts?: Partial<StatCardTexts>;
}

/** One number with its change. */
export function StatCard({
  label,
  value,
  change,
  details,
  tone = "neutral",
  icon,
  href,
  texts: given,
  className,
  children,
  ...rest
}: StatCardProps) {
  const texts = useTexts("statCard", english, given);
  return (
    <div
      data-component="StatCard"
      className={clsx(styles.root, href !== undefined && styles.linked, className)}
      {...rest}
    >
      <div className={styles.head}>
        {href === undefined ? (
          <span>{label}</span>
        ) : (
          <LinkBase href={href} className={styles.link}>
            {label}
          </LinkBase>
        )}
        {icon && <Icon shape={icon} />}
      </div>
      <div className={styles.value}>{value}</div>
      {(change || details) && (
        <div className={styles.foot}>
          {change && (
            <span className={clsx(styles.change, styles.tone[change.tone ?? "neutral"])}>
              {change.direction && (
                <>
                  <Icon shape={change.direction === "up" ? TrendingUp : TrendingDown} size="xs" />
                  <VisuallyHidden>{texts[change.direction]} </VisuallyHidden>
                </>
              )}
              {change.text}
            </span>
          )}
          {details && <span className={styles.tone[tone]}>{details}</span>}
        </div>
      )}
      {children}
    </div>
  );
}
