"use client";
import { clsx } from "clsx";
import ListFilter from "lucide-react/icons/list-filter";
import { useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { Cross } from "../../lib/shapes.tsx";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type FilterBarTexts } from "../../words/components/FilterBar.ts";
import { fill } from "../../words/fill.ts";
import { Button } from "../Button/index.ts";
import { DropdownMenu, DropdownMenuItem } from "../DropdownMenu/index.ts";
import { Icon } from "../Icon/index.ts";
import { Popover } from "../Popover/index.ts";
import { SearchField } from "../SearchField/index.ts";
import * as styles from "./FilterBar.css.ts";
import { FilterEditor } from "./FilterEditor.tsx";
import { FilterViews } from "./FilterViews.tsx";
import { textOf, type FilterField, type FilterValue, type FilterView } from "./types.ts";

export interface FilterBarProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onChange"> {
  /** Accessible name: the list that it filters. */
  label: string;
  /** In the order of the menu. */
  fields: ReadonlyArray<FilterField>;
  /** Values of the active filters. Unknown fields, from an old link, are ignored. */
  value: FilterValue;
  /** Called with all values after a change. */
  onValueChange: (value: FilterValue) => void;
  /** Text of the search field; without it, there is none. */
  search?: string;
  /** Called with the text of the search field. */
  onSearchChange?: (text: string) => void;
  /** Placeholder of the search field, with the facts that it searches. */
  searchHint?: string;
  /** Views in a row above the filters. */
  views?: ReadonlyArray<FilterView>;
  /** `id` of the current view. */
  view?: string;
  /** The caller then sets `value` and `search` to those of the view. */
  onViewChange?: (id: string) => void;
  /** Adds a button that saves the current filters under a name. */
  onViewSave?: (name: string) => void;
  /** Called when the user deletes a view that is `removable`. */
  onViewRemove?: (id: string) => void;
  /** Buttons at the end of the filters. */
  end?: ReactNode;
  /** Overrides the locale's texts. */
  texts?: Partial<FilterBarTexts>;
}

/** Search and filters of a list, with saved views. */
export function FilterBar({
  label,
  fields,
  value,
  onValueChange,
  search,
  onSearchChange,
  searchHint,
  views = [],
  view,
  onViewChange,
  onViewSave,
  onViewRemove,
  end,
  texts: given,
  className,
  ...rest
}: FilterBarProps) {
  const texts = useTexts("filterBar", english, given);
  /** Filter with an open editor; a new one has no value yet. */
  const [open, setOpen] = useState<string>();
  const active = fields.filter(({ id }) => id in value || id === open);
  const others = fields.filter((field) => !active.includes(field));
  const set = (id: string, values: readonly string[]): void => {
    const { [id]: _previous, ...otherValues } = value;
    onValueChange(values.length > 0 ? { ...value, [id]: values } : otherValues);
  };
  const hasViews = views.length > 0 || onViewSave !== undefined;

  return (
    <div
      data-component="FilterBar"
      role="group"
      aria-label={label}
      className={clsx(styles.root, className)}
      {...rest}
    >
      {hasViews && <FilterViews {...{ views, view, onViewChange, onViewSave, onViewRemove, texts }} />}
      <div data-part="Filters" className={styles.filters}>
        {search !== undefined && (
          <SearchField
            label={texts.search}
            labelHidden
            size="sm"
            placeholder={searchHint}
            value={search}
            onValueChange={onSearchChange}
            className={styles.search}
          />
        )}
        {active.map((field) => {
          const values = value[field.id] ?? [];
          const text = textOf(field, values);
          return (
            <span key={field.id} data-part="Filter" className={styles.chip}>
              <Popover
                label={field.label}
                open={open === field.id}
                onOpenChange={(isOpen) => setOpen(isOpen ? field.id : undefined)}
                trigger={
                  <button type="button" className={styles.chipButton}>
                    {field.label} <span className={styles.chipValue}>{text}</span>
                  </button>
                }
              >
                <div className={styles.editor}>
                  <FilterEditor
                    field={field}
                    values={values}
                    onChange={(next) => set(field.id, next)}
                    contains={texts.contains}
                  />
                </div>
              </Popover>
              <button
                type="button"
                aria-label={fill(texts.remove, { label: `${field.label} ${text}`.trim() })}
                className={styles.remove}
                onClick={() => {
                  setOpen(undefined);
                  set(field.id, []);
                }}
              >
                <Icon shape={Cross} size="xs" />
              </button>
            </span>
          );
        })}
        {others.length > 0 && (
          <DropdownMenu
            align="start"
            onCloseAutoFocus={(event) => {
              // The editor of the new filter takes the focus.
              if (open !== undefined) event.preventDefault();
            }}
            trigger={
              <button type="button" className={styles.add}>
                <Icon shape={ListFilter} />
                {texts.addFilter}
              </button>
            }
          >
            {others.map(({ id, label: name }) => (
              <DropdownMenuItem key={id} onSelect={() => setOpen(id)}>
                {name}
              </DropdownMenuItem>
            ))}
          </DropdownMenu>
        )}
        {Object.keys(value).length > 0 && (
          <Button size="sm" variant="link" onClick={() => onValueChange({})}>
            {texts.clearAll}
          </Button>
        )}
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
    </div>
  );
}
