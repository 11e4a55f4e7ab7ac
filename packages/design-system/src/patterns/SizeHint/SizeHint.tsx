import { clsx } from "clsx";
import Ruler from "lucide-react/icons/ruler";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Cross } from "../../lib/shapes.tsx";
import { LinkBase } from "../../provider/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type FilterTexts } from "../../words/components/FilterChip.ts";
import { fill } from "../../words/fill.ts";
import * as styles from "./SizeHint.css.ts";

export interface SizeLink {
  /** The size and its number of results: “205/60 R16 · 9”. */
  label: string;
  href: string;
}

export interface SizeHintProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Text before the size: “Recognized size”. */
  label: string;
  /** The size; its chip links to the list without it. */
  current: SizeLink;
  /** Similar sizes, after a divider. */
  others?: ReadonlyArray<SizeLink>;
  /** Accessible name of their list. Only used with `others`. */
  othersLabel?: string;
  /** Searches for the original text instead of the size. */
  asText?: SizeLink;
  /** Overrides the locale's texts. */
  texts?: Partial<FilterTexts>;
}

/** The size recognized in a search: its chip, similar sizes, and a link to search for the original text. */
export function SizeHint({
  label,
  current,
  others = [],
  othersLabel,
  asText,
  texts: given,
  className,
  ...rest
}: SizeHintProps) {
  const texts = useTexts("filterChip", english, given);
  return (
    <div
      data-component="SizeHint"
      role="group"
      aria-label={label}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <span aria-hidden className={styles.label}>
        <Icon shape={Ruler} />
        {label}
      </span>
      <LinkBase
        href={current.href}
        rel="nofollow"
        aria-label={fill(texts.remove, { label: current.label })}
        className={styles.current}
      >
        <bdi>{current.label}</bdi>
        <Icon shape={Cross} size="xs" />
      </LinkBase>
      {others.length > 0 && (
        <ul aria-label={othersLabel} className={styles.others}>
          {others.map((other) => (
            <li key={other.href}>
              <LinkBase href={other.href} rel="nofollow" className={styles.chip}>
                {other.label}
              </LinkBase>
            </li>
          ))}
        </ul>
      )}
      {asText && (
        <LinkBase href={asText.href} rel="nofollow" className={styles.asText}>
          {asText.label}
        </LinkBase>
      )}
    </div>
  );
}
