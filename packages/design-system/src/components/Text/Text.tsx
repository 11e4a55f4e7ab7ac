import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { withVars } from "../../lib/css-var.ts";
import type { TextTone } from "../../lib/vocabulary.ts";
import * as styles from "./Text.css.ts";

/** Font size in px at the default root size. */
export type TextSize = 11 | 12 | 14 | 16 | 18 | 20 | 24 | 30;
export type { TextTone };

export interface TextProps extends Omit<ComponentPropsWithRef<"span">, "color"> {
  /** The rendered element. Use `p` for paragraphs. @default "span" */
  element?: "span" | "p" | "div" | "strong" | "em" | "small" | "dt" | "dd" | "li" | "del" | "figcaption";
  /** Font size. Inherited if omitted. */
  size?: TextSize;
  /** Color by meaning; `inherit` uses the surrounding color. @default "inherit" */
  tone?: TextTone;
  /** Bold text. Visual only: for emphasis, use `element="strong"`. */
  strong?: boolean;
  /** Strikethrough; use `element="del"` for a previous value. */
  struck?: boolean;
  /** Tabular digits, for numbers that align in columns or change. */
  numeric?: boolean;
  /** Tighter line height: 20 px at 14 px. */
  tight?: boolean;
  /** Balances line lengths, for short sentences. */
  balanced?: boolean;
  /** Logical text alignment. Makes a `span` a block. */
  align?: "start" | "center" | "end";
  /** Maximum number of lines before truncation. */
  lines?: number;
}

/** Text in the theme's type scale and tones. */
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
