import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import type { Picture } from "../Image/picture.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import { Image } from "../Image/index.ts";
import { Cross } from "../../lib/shapes.tsx";
import * as styles from "./HeaderSearch.css.ts";

export interface Suggestion {
  id: string;
  content: ReactNode;
  /** A small square before the words; decoration. */
  picture?: Picture;
  /** Before the words where there is no picture; decoration. */
  icon?: IconShape;
  /** Words at the right end: the kind, a count, the price. */
  hint?: string;
  /** Tooltip of a cross that takes it away, see `onRemove`. */
  removeLabel?: string;
}

export interface SuggestionGroup {
  label: string;
  options: readonly Suggestion[];
  /** `end`: in a column of its own beside the others; options with a picture are large there. @default "start" */
  column?: "start" | "end";
}

/** Keys and what they do, under the list. */
export interface SuggestionKey {
  keys: readonly string[];
  label: string;
}

export interface SuggestionListProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onSelect"> {
  /** Name of the list. */
  label: string;
  /** Products, categories, shops. */
  groups: ReadonlyArray<SuggestionGroup>;
  /** The last option, at the end of the foot: all results. */
  all?: Suggestion;
  /** What keys do, in the foot; for the eye, a screen reader knows them. */
  keys?: ReadonlyArray<SuggestionKey>;
  /** `id` of the option that the keys point at; the field's `aria-activedescendant` is `optionId(id)`. */
  activeId?: string;
  /** Makes DOM ids of options. */
  optionId: (id: string) => string;
  /** The pointer moves over an option, which the caller then makes the active one. */
  onPoint?: (id: string) => void;
  /** A press on an option. Enter in the field is the caller's to handle. */
  onChoose: (id: string) => void;
  /** A press on the cross of an option with a `removeLabel`. Delete in the field is the caller's to handle. */
  onRemove?: (id: string) => void;
}

/** Scrolls the list alone: the page stays where it is. */
const intoView = (option: HTMLElement | null): void => {
  const list = option?.closest("[role=listbox]");
  if (!option || !list) return;
  const [own, view] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += Math.min(own.top - view.top, 0) + Math.max(own.bottom - view.bottom, 0);
};

/** What the search offers while one types: the list of a combobox whose state the caller keeps. */
export function SuggestionList({
  label,
  groups,
  all,
  keys = [],
  activeId,
  optionId,
  onPoint,
  onChoose,
  onRemove,
  className,
  ...rest
}: SuggestionListProps) {
  const drawOption = (option: Suggestion, look: "row" | "large" | "all") => (
    <div
      key={option.id}
      ref={option.id === activeId ? intoView : undefined}
      id={optionId(option.id)}
      role="option"
      aria-selected={option.id === activeId}
      aria-keyshortcuts={option.removeLabel && "Delete"}
      className={styles.look[look]}
      onPointerMove={() => onPoint?.(option.id)}
      onClick={() => onChoose(option.id)}
    >
      {option.picture ? (
        <Image
          {...option.picture}
          alt=""
          sizes={look === "large" ? "56px" : "40px"}
          rounded="control"
          className={look === "large" ? styles.largePicture : styles.optionPicture}
        />
      ) : (
        option.icon && <Icon shape={option.icon} className={styles.optionIcon} />
      )}
      <span className={styles.optionWords}>{option.content}</span>
      {option.hint && (
        <span className={look === "large" ? styles.largeHint : styles.optionHint}>{option.hint}</span>
      )}
      {option.removeLabel && (
        // An option may hold no button: keys and screen readers have Delete.
        <span
          aria-hidden
          title={option.removeLabel}
          className={styles.remove}
          onClick={(event) => {
            event.stopPropagation();
            onRemove?.(option.id);
          }}
        >
          <Icon shape={Cross} />
        </span>
      )}
    </div>
  );
  const drawGroup = (group: SuggestionGroup) => (
    <div key={group.label} role="group" aria-label={group.label} className={styles.group}>
      <div aria-hidden className={styles.groupName}>
        {group.label}
      </div>
      {group.options.map((option) =>
        drawOption(option, group.column === "end" && option.picture ? "large" : "row"),
      )}
    </div>
  );
  const atStart = groups.filter(({ column }) => column !== "end");
  const atEnd = groups.filter(({ column }) => column === "end");
  return (
    <div
      data-component="SuggestionList"
      role="listbox"
      aria-label={label}
      className={clsx(styles.suggestions, className)}
      // The field must keep the focus, and a press must not be lost to its blur.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      {atStart.length > 0 && atEnd.length > 0 ? (
        <div className={styles.columns}>
          <div className={styles.startColumn}>{atStart.map(drawGroup)}</div>
          <div className={styles.endColumn}>{atEnd.map(drawGroup)}</div>
        </div>
      ) : (
        groups.map(drawGroup)
      )}
      {(all || keys.length > 0) && (
        <div className={styles.foot}>
          <div aria-hidden className={styles.keys}>
            {keys.map((entry) => (
              <span key={entry.label} className={styles.keyHint}>
                {entry.keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
                {entry.label}
              </span>
            ))}
          </div>
          {all && drawOption(all, "all")}
        </div>
      )}
    </div>
  );
}
