import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import Search from "lucide-react/icons/search";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { LinkBase } from "../../provider/index.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./HeaderSearch.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type HeaderSearchTexts } from "../../words/components/Header.ts";

export interface HotWord {
  label: string;
  href: string;
}

export interface HeaderSearchProps extends Omit<ComponentPropsWithRef<"form">, "children" | "action"> {
  /** URL of the GET form, which works without JavaScript. */
  action: string;
  /** Accessible name of the landmark and the field. */
  label: string;
  /** Example shown in the empty field. The accessible name is `label`. */
  placeholder: string;
  /** Overrides the locale's texts. */
  texts?: Partial<HeaderSearchTexts>;
  /** Query parameter name. @default "title" */
  name?: string;
  /** The current search text; overridden by `value` in `inputProps`. */
  defaultValue?: string;
  /** Select before the field: all products or one department. */
  scope?: {
    name: string;
    label: string;
    options: readonly { value: string; label: string }[];
    defaultValue?: string;
  };
  /** Up to three links under the field. */
  hotWords?: ReadonlyArray<HotWord>;
  /** Accessible name of their list; required if there are any. */
  hotWordsLabel?: string;
  /** Props that a combobox adds to the field: `role`, `aria-*`, `value`, handlers. */
  inputProps?: ComponentPropsWithRef<"input">;
  /** A `SuggestionList`, loaded lazily on first use of the field. */
  suggestions?: ReactNode;
}

/** The header's search, 680 × 44 px, with popular searches below it. */
export function HeaderSearch({
  action,
  label,
  placeholder,
  texts: given,
  name = "title",
  defaultValue,
  scope,
  hotWords = [],
  hotWordsLabel,
  inputProps,
  suggestions,
  className,
  ...rest
}: HeaderSearchProps) {
  const texts = useTexts("header", english, given);
  return (
    <form
      data-component="HeaderSearch"
      role="search"
      aria-label={label}
      method="get"
      action={action}
      className={clsx(styles.root, className)}
      {...rest}
    >
      <div className={styles.box}>
        {scope && (
          <span className={styles.scope}>
            <select
              name={scope.name}
              aria-label={scope.label}
              defaultValue={scope.defaultValue}
              className={styles.select}
            >
              {scope.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon shape={ChevronDown} className={styles.chevron} />
          </span>
        )}
        <input
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={inputProps && "value" in inputProps ? undefined : defaultValue}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          {...inputProps}
          className={clsx(styles.input, inputProps?.className)}
        />
        <button type="submit" aria-label={texts.submit} className={styles.submit}>
          <Icon shape={Search} size="md" />
          <span className={styles.submitWord}>{texts.submit}</span>
        </button>
      </div>
      {suggestions}
      {hotWords.length > 0 && (
        <ul data-part="hot-words" aria-label={hotWordsLabel} className={styles.hotWords}>
          {hotWords.map((word, index) => (
            <li key={word.href}>
              <LinkBase href={word.href} className={clsx(styles.hotWord, index === 0 && styles.firstHotWord)}>
                {word.label}
              </LinkBase>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
