import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import type { Size, Tone } from "../../lib/vocabulary.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import { Spinner } from "../Spinner/index.ts";
import * as styles from "./Button.css.ts";

/**
 * `solid` for the primary action in view, `soft` for an important secondary one, `outline` for all others,
 * `inverse` on pictures. `ghost` and `link` have no box.
 */
export type ButtonVariant = "solid" | "soft" | "outline" | "inverse" | "ghost" | "link";

/** `critical` is for destructive actions: delete, cancel, decline. */
export type ButtonTone = Extract<Tone, "act" | "critical">;

/** Height: sm 32 px, md 40 px, lg 48 px. */
export type ButtonSize = Size;

export interface ButtonLook {
  /** Visual weight compared with other buttons in view. @default "outline" */
  variant?: ButtonVariant;
  /** `critical` for actions that can't be undone; uses the error color. @default "act" */
  tone?: ButtonTone;
  /** Height: sm 32 px, md 40 px, lg 48 px. @default "md" */
  size?: ButtonSize;
  /** Fills the width of its container. */
  fullWidth?: boolean;
  /** Decorative icon before the text; replaced by a spinner while loading. */
  startIcon?: IconShape;
  /** Decorative icon after the text. */
  endIcon?: IconShape;
  /** The text, which is the accessible name: a verb, plus its object if several buttons look alike. */
  children: ReactNode;
}

const criticalLook = {
  solid: "solid",
  soft: "soft",
  outline: "outline",
  inverse: "solid",
  ghost: "plain",
  link: "plain",
} as const;

export const buttonClass = (
  { variant = "outline", tone = "act", size = "md", fullWidth }: Omit<ButtonLook, "children">,
  className?: string,
): string =>
  clsx(
    styles.root,
    styles.size[size],
    tone === "critical" ? styles.criticalVariant[criticalLook[variant]] : styles.variant[variant],
    variant === "link" && styles.bare,
    fullWidth && styles.fullWidth,
    className,
  );

/** Ignores clicks while loading. The button isn't `disabled`, because that would move focus to the body. */
export const ignoreClick = (event: MouseEvent): void => event.preventDefault();

/** Text with its icons. While loading, a spinner replaces the first icon or precedes the text. */
export function ButtonContent({
  startIcon,
  endIcon,
  children,
  loading = false,
}: Pick<ButtonLook, "startIcon" | "endIcon" | "children"> & { loading?: boolean }) {
  if (loading && !startIcon) {
    return (
      <span className={styles.busyContent}>
        <Spinner className={styles.busySpinner} />
        <span className={styles.words}>{children}</span>
      </span>
    );
  }
  return (
    <>
      {startIcon && (loading ? <Spinner /> : <Icon shape={startIcon} />)}
      <span className={styles.words}>{children}</span>
      {endIcon && <Icon shape={endIcon} />}
    </>
  );
}
