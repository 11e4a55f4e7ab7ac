import { clsx } from "clsx";
import type { TextTone } from "../../lib/vocabulary.ts";
import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./Link.css.ts";

export interface LinkProps extends LinkComponentProps {
  /** Color: `act` says that it leads somewhere, `inherit` is that of the text around it. @default "act" */
  tone?: Extract<TextTone, "act" | "default" | "muted" | "inherit">;
  /** Bold, for a link that stands alone. */
  strong?: boolean;
  /** Underlined, for a link inside a sentence. */
  underlined?: boolean;
  /** Before the words, as decoration. */
  startIcon?: IconShape;
  /** After the words, as decoration. */
  endIcon?: IconShape;
}

/** A way to another page. What only changes this page is a `Button`. */
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
