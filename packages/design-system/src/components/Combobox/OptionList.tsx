import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import { Fragment, useLayoutEffect, useRef, type ComponentPropsWithRef } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { runsOfGroups } from "../../lib/runs-of-groups.ts";
import { Icon } from "../Icon/index.ts";
import type { ComboboxOption } from "./Combobox.types.ts";
import * as styles from "./OptionList.css.ts";

interface OptionListProps {
  /** Result of Downshift's `useCombobox` or `useSelect`. */
  combobox: {
    getItemProps: (row: { item: ComboboxOption; index: number }) => object;
    highlightedIndex: number;
    isOpen: boolean;
  };
  /** From `getMenuProps`, which must be called even if the list isn't rendered. */
  menuProps: ComponentPropsWithRef<"div">;
  options: ReadonlyArray<ComboboxOption>;
  /** Value of the selected option. */
  value: string;
  /** Replaces an empty or loading list. */
  note?: string | undefined;
}

/** The options of a combobox under their group headings. The active option has `data-highlighted`. */
export function OptionList({ combobox, menuProps, options, value, note }: OptionListProps) {
  const runs = runsOfGroups(options);
  const list = useRef<HTMLDivElement>(null);
  const ref = useComposedRef(list, menuProps.ref);
  useLayoutEffect(() => {
    // Downshift scrolls to the row before the popover is laid out, so the list would open at its top.
    const row = list.current?.querySelector<HTMLElement>("[data-highlighted]");
    if (list.current && row)
      list.current.scrollTop =
        row.offsetTop - list.current.offsetTop - (list.current.clientHeight - row.offsetHeight) / 2;
  }, []);
  return (
    <>
      {note && (
        <p data-part="Note" className={styles.note}>
          {note}
        </p>
      )}
      <div {...menuProps} ref={ref} className={styles.list}>
        {combobox.isOpen &&
          runs.map(({ group, start, members }) => {
            const rows = members.map((option, index) => (
              <OptionRow
                key={option.value}
                option={option}
                index={start + index}
                chosen={option.value === value}
                combobox={combobox}
              />
            ));
            return group === undefined ? (
              <Fragment key={start}>{rows}</Fragment>
            ) : (
              <div key={start} role="group" aria-label={group} data-part="Group" className={styles.group}>
                <div aria-hidden className={styles.groupName}>
                  {group}
                </div>
                {rows}
              </div>
            );
          })}
      </div>
    </>
  );
}

interface OptionRowProps extends Pick<OptionListProps, "combobox"> {
  option: ComboboxOption;
  index: number;
  chosen: boolean;
}

function OptionRow({ option, index, chosen, combobox }: OptionRowProps) {
  const { label, start, note, hint } = option;
  return (
    <div
      {...combobox.getItemProps({ item: option, index })}
      // In a single-select listbox, "selected" is the value; aria-activedescendant marks the active option.
      aria-selected={chosen}
      data-part="Option"
      data-highlighted={index === combobox.highlightedIndex || undefined}
      className={clsx(styles.option, chosen && styles.chosen)}
    >
      {start && <span aria-hidden>{start}</span>}
      <span className={styles.words}>
        {label} {note && <span className={styles.quiet}>{note}</span>}
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {chosen && <Icon shape={Check} className={styles.tick} />}
    </div>
  );
}
