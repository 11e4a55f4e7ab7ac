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
  /** Small square decorative picture before the text. */
  picture?: Picture;
  /** Decorative icon before the text, if there is no picture. */
  icon?: IconShape;
  /** Text at the end: the kind, a count or the price. */
  hint?: string;
  /** Tooltip of the remove button, see `onRemove`. */
  removeLabel?: string;
}

export interface SuggestionGroup {
  label: string;
  options: readonly Suggestion[];
  /** `end` puts it in a second column, where options with a picture are larger. @default "start" */
  column?: "start" | "end";
}

/** Keyboard shortcuts shown under the list. */
export interface SuggestionKey {
  keys: readonly string[];
  label: string;
}

export interface SuggestionListProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onSelect"> {
  /** Accessible name of the list. */
  label: string;
  /** Products, categories, shops. */
  groups: ReadonlyArray<SuggestionGroup>;
  /** Last option, in the footer: all results. */
  all?: Suggestion;
  /** Keyboard hints in the footer, hidden from screen readers, which announce them anyway. */
  keys?: ReadonlyArray<SuggestionKey>;
  /** Id of the highlighted option. The field's `aria-activedescendant` is `optionId(id)`. */
  activeId?: string;
  /** Returns the DOM id of an option. */
  optionId: (id: string) => string;
  /** Called when the pointer moves over an option, which the caller then highlights. */
  onPoint?: (id: string) => void;
  /** Called when an option is clicked. The caller handles Enter in the field. */
  onChoose: (id: string) => void;
  /**
   * Called when the remove button of an option with a `removeLabel` is clicked. The caller handles Delete in
   * the field.
   */
  onRemove?: (id: string) => void;
}

/** Scrolls the list without scrolling the page. */
const scrollIntoList = (option: HTMLElement | null): void => {
  const list = option?.closest("[role=listbox]");
  if (!option || !list) return;
  const [own, view] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += Math.min(own.top - view.top, 0) + Math.max(own.bottom - view.bottom, 0);
};

/** Search suggestions while typing: the list of a combobox whose state the caller keeps. */
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
      ref={option.id === activeId ? scrollIntoList : undefined}
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
        // An option may not contain a button; keyboard and screen reader users press Delete.
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
      // Keeps focus in the field, so that blur doesn't close the list before the click.
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
