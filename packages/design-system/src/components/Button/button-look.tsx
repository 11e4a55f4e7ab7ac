import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import type { Size, Tone } from "../../lib/vocabulary.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import { Spinner } from "../Spinner/index.ts";
import * as styles from "./Button.css.ts";

/**
 * `solid` is the one main action in view, `soft` an important second one, `outline` all others, `inverse` sits on
 * pictures, `ghost` and `link` have no box.
 */
export type ButtonVariant = "solid" | "soft" | "outline" | "inverse" | "ghost" | "link";

/** `critical` is for what destroys: deletes, cancels, refuses. */
export type ButtonTone = Extract<Tone, "act" | "critical">;

/** Height: sm 32 px, md 40 px, lg 48 px. */
export type ButtonSize = Size;

export interface ButtonLook {
  /** How much it weighs beside the others in view. @default "outline" */
  variant?: ButtonVariant;
  /** `critical` for what can't be taken back, in the hue of errors. @default "act" */
  tone?: ButtonTone;
  /** Height: sm 32 px, md 40 px, lg 48 px. @default "md" */
  size?: ButtonSize;
  /** As wide as the place it stands in. */
  fullWidth?: boolean;
  /** Before the words, as decoration; while the button is busy a spinner stands in its place. */
  startIcon?: IconShape;
  /** After the words, as decoration. */
  endIcon?: IconShape;
  /** The words, which are its name: a verb, and its object where several look alike. */
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

/** A press while busy. The button is not `disabled` then: that would drop the focus to the body. */
export const noPress = (event: MouseEvent): void => event.preventDefault();

/** Words with their icons. Busy: a spinner instead of the first icon, or before the words. */
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
