import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { LinkBase } from "../../provider/index.ts";
import type { TextTone } from "../../lib/vocabulary.ts";
import * as styles from "./GoodsRow.css.ts";

export interface GoodsRowProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** Absent where the product has no page any more. */
  href?: string;
  /** Name of the product; with `href` the text of the link. */
  title: string;
  /** Its `alt` is empty where the title says it. */
  picture: Picture;
  /** Px of the picture: 48 summaries, 64 bills, 72 orders, 96 cart. */
  size: 48 | 64 | 72 | 96;
  /** The chosen option; with `onChangeOption` it is a button of that name. */
  option?: string;
  /** Called when the option is pressed; without it the option is plain text. */
  onChangeOption?: () => void;
  /** Name of the option's button, with the option in it. Only used with `onChangeOption`. */
  changeOptionLabel?: string;
  /** A `StatusChip` beside the option. */
  status?: ReactNode;
  /** `success` cheaper than before, `caution` dearer. */
  note?: { text: ReactNode; tone: Extract<TextTone, "success" | "caution" | "muted"> };
  /** It can't be bought: the picture loses its color. */
  off?: boolean;
  /** Words at the upper edge of the picture instead of its middle. */
  alignTop?: boolean;
}

/** What was chosen, with its picture: the first columns of carts, bills and orders. */
export function GoodsRow({
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
}: GoodsRowProps) {
  return (
    <div data-component="GoodsRow" className={clsx(styles.root, alignTop && styles.top, className)} {...rest}>
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
