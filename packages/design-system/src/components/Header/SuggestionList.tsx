import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import type { Picture } from "../Image/picture.ts";
import { Image } from "../Image/index.ts";
import * as styles from "./HeaderSearch.css.ts";

export interface Suggestion {
  id: string;
  content: ReactNode;
  /** A small square before the words; decoration. */
  picture?: Picture;
  /** Words at the right end: the kind, or a count. */
  hint?: string;
}

export interface SuggestionGroup {
  label: string;
  options: readonly Suggestion[];
}

export interface SuggestionListProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onSelect"> {
  /** Name of the list. */
  label: string;
  /** Products, categories, shops. */
  groups: ReadonlyArray<SuggestionGroup>;
  /** `id` of the option that the keys point at; the field's `aria-activedescendant` is `optionId(id)`. */
  activeId?: string;
  /** Makes DOM ids of options. */
  optionId: (id: string) => string;
  /** The pointer moves over an option, which the caller then makes the active one. */
  onPoint?: (id: string) => void;
  /** A press on an option. Enter in the field is the caller's to handle. */
  onChoose: (id: string) => void;
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
  activeId,
  optionId,
  onPoint,
  onChoose,
  className,
  ...rest
}: SuggestionListProps) {
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
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={group.label} className={styles.group}>
          <div aria-hidden className={styles.groupName}>
            {group.label}
          </div>
          {group.options.map((option) => (
            <div
              key={option.id}
              ref={option.id === activeId ? intoView : undefined}
              id={optionId(option.id)}
              role="option"
              aria-selected={option.id === activeId}
              className={styles.option}
              onPointerMove={() => onPoint?.(option.id)}
              onClick={() => onChoose(option.id)}
            >
              {option.picture && (
                <Image
                  {...option.picture}
                  alt=""
                  sizes="40px"
                  rounded="control"
                  className={styles.optionPicture}
                />
              )}
              <span className={styles.optionWords}>{option.content}</span>
              {option.hint && <span className={styles.optionHint}>{option.hint}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
