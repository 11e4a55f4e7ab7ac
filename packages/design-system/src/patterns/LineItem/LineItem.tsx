import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { LinkBase } from "../../provider/index.ts";
import type { TextTone } from "../../lib/vocabulary.ts";
import * as styles from "./LineItem.css.ts";

export interface LineItemProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** Omitted if the product no longer has a page. */
  href?: string;
  /** Product name; with `href`, the link's text. */
  title: string;
  /** Leave its `alt` empty if the title describes it. */
  picture: Picture;
  /** Picture size in px: 48 in summaries, 64 in invoices, 72 in orders, 96 in the cart. */
  size: 48 | 64 | 72 | 96;
  /** The selected option; with `onChangeOption`, a button. */
  option?: string;
  /** Called when the option is pressed. Without it, the option is plain text. */
  onChangeOption?: () => void;
  /** Accessible name of the option's button, including the option. Only with `onChangeOption`. */
  changeOptionLabel?: string;
  /** A `StatusChip` next to the option. */
  status?: ReactNode;
  /** `success` for a lower price than before, `caution` for a higher one. */
  note?: { text: ReactNode; tone: Extract<TextTone, "success" | "caution" | "muted"> };
  /** Whether it is unavailable: removes the picture's color. */
  off?: boolean;
  /** Aligns the text with the picture's top instead of its center. */
  alignTop?: boolean;
}

/** A selected product with its picture: the first columns of carts, invoices and orders. */
export function LineItem({
  href,
  title,
  picture,
  size,
  option,
  onChangeOption,
  changeOptionLabel,
  status,
  note,
  off,
  alignTop,
  className,
  ...rest
}: LineItemProps) {
  return (
    <div data-component="LineItem" className={clsx(styles.root, alignTop && styles.top, className)} {...rest}>
      <Image
        {...picture}
        sizes={`${size}px`}
        rounded="control"
        className={clsx(styles.picture[size], off && styles.off)}
      />
      <div className={styles.words}>
        <span dir="auto" className={clsx(styles.title, off && styles.offTitle)}>
          {href ? (
            <LinkBase href={href} className={styles.link}>
              {title}
            </LinkBase>
          ) : (
            title
          )}
        </span>
        {(option || status) && (
          <span className={styles.labels}>
            {option &&
              (onChangeOption ? (
                <button
                  type="button"
                  aria-label={changeOptionLabel}
                  className={styles.optionButton}
                  onClick={onChangeOption}
                >
                  <bdi>{option}</bdi>
                  <Icon shape={ChevronDown} size="xs" />
                </button>
              ) : (
                <bdi className={styles.option}>{option}</bdi>
              ))}
            {status}
          </span>
        )}
        {note && <span className={styles.note[note.tone]}>{note.text}</span>}
      </div>
    </div>
  );
}
