import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import type { UseComboboxReturnValue } from "downshift";
import { Fragment, useLayoutEffect, useRef, type ComponentPropsWithRef } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { Icon } from "../Icon/index.ts";
import type { ComboboxOption } from "./Combobox.types.ts";
import * as styles from "./OptionList.css.ts";

interface OptionListProps {
  combobox: Pick<UseComboboxReturnValue<ComboboxOption>, "getItemProps" | "highlightedIndex" | "isOpen">;
  /** Made by `getMenuProps`, which must be called whether the list is there or not. */
  menuProps: ComponentPropsWithRef<"div">;
  options: ReadonlyArray<ComboboxOption>;
  /** Value of the chosen option. */
  value: string;
  /** In place of the list: it is empty, or on its way. */
  note?: string | undefined;
}

/** The rows of a combobox under their group headings. The one that the keys point at has `data-highlighted`. */
export function OptionList({ combobox, menuProps, options, value, note }: OptionListProps) {
  const runs = runsOfGroups(options);
  const list = useRef<HTMLDivElement>(null);
  const ref = useComposedRef(list, menuProps.ref);
  useLayoutEffect(() => {
    // Downshift has the row in view before the layer of the list is laid out, so it would open at its top.
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
      // In a list of one choice "selected" is the value; what the keys point at is said by aria-activedescendant.
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

interface Run {
  group: string | undefined;
  /** Index of its first option in the whole list. */
  start: number;
  members: ComboboxOption[];
}

function runsOfGroups(options: readonly ComboboxOption[]): Run[] {
  const runs: Run[] = [];
  options.forEach((option, start) => {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else runs.push({ group: option.group, start, members: [option] });
  });
  return runs;
}
