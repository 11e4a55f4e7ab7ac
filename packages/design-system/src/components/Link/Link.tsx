import { clsx } from "clsx";
import type { TextTone } from "../../lib/vocabulary.ts";
import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./Link.css.ts";

export interface LinkProps extends LinkComponentProps {
  /** Color: `act` marks a link, `inherit` is the color of the surrounding text. @default "act" */
  tone?: Extract<TextTone, "act" | "default" | "muted" | "inherit">;
  /** Bold, for a standalone link. */
  strong?: boolean;
  /** Underlined, for a link inside a sentence. */
  underlined?: boolean;
  /** Decorative icon before the text. */
  startIcon?: IconShape;
  /** Decorative icon after the text. */
  endIcon?: IconShape;
}

/** A link to another page. For actions on this page, use `Button`. */
export function Link({
  tone = "act",
  strong,
  underlined,
  startIcon,
  endIcon,
  className,
  children,
  ...rest
}: LinkProps) {
  return (
    <LinkBase
      data-component="Link"
      className={clsx(
        styles.root,
        styles.tone[tone],
        strong && styles.strong,
        underlined && styles.underlined,
        (startIcon || endIcon) && styles.withIcon,
        className,
      )}
      {...rest}
    >
      {startIcon && <Icon shape={startIcon} />}
      {children}
      {endIcon && <Icon shape={endIcon} />}
    </LinkBase>
  );
}
