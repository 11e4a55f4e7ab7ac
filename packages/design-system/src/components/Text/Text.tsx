import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { withVars } from "../../lib/css-var.ts";
import type { TextTone } from "../../lib/vocabulary.ts";
import * as styles from "./Text.css.ts";

/** Font size in px at the default root size. */
export type TextSize = 11 | 12 | 14 | 16 | 18 | 20 | 24 | 30;
export type { TextTone };

export interface TextProps extends Omit<ComponentPropsWithRef<"span">, "color"> {
  /**
   * The HTML element. Paragraphs of running text are `p`.
   * @default "span"
   */
  element?: "span" | "p" | "div" | "strong" | "em" | "small" | "dt" | "dd" | "li" | "del" | "figcaption";
  /** Without a size the text takes the one around it. */
  size?: TextSize;
  /** Color by its meaning; `inherit` takes the one around it. @default "inherit" */
  tone?: TextTone;
  /** Bold. It changes the look only: emphasis that is meant needs `element="strong"`. */
  strong?: boolean;
  /** Struck through, with `element="del"` where it was a value before. */
  struck?: boolean;
  /** Figures of one width, for numbers that stand in columns or change. */
  numeric?: boolean;
  /** Line height of dense places: 20 px at 14 px. */
  tight?: boolean;
  /** Lines of about the same length, for short sentences. */
  balanced?: boolean;
  /** Ends of the line by the direction of writing. A `span` becomes a block by it. */
  align?: "start" | "center" | "end";
  /** Cut after so many lines. */
  lines?: number;
}

/** Words with the type scale and the tones of the theme. */
export function Text({
  element = "span",
  size,
  tone = "inherit",
  strong,
  struck,
  numeric,
  tight,
  balanced,
  align,
  lines,
  className,
  style,
  ...rest
}: TextProps) {
  const Element = element as "span";
  return (
    <Element
      data-component="Text"
      className={clsx(
        size && styles.size[size],
        styles.tone[tone],
        strong && styles.strong,
        struck && styles.struck,
        numeric && styles.numeric,
        tight && styles.tight,
        balanced && styles.balanced,
        align && [styles.align[align], element === "span" && styles.block],
        lines && styles.clamped,
        className,
      )}
      style={lines ? withVars({ [styles.lines]: lines }, style) : style}
      {...rest}
    />
  );
}
