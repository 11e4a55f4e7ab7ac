"use client";
import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent } from "react";
import type { SuggestionGroup, SuggestionListProps } from "./SuggestionList.tsx";

export interface SearchComboboxOptions {
  /** What the list offers for the text as it is now; none keeps it closed. */
  groups: ReadonlyArray<SuggestionGroup>;
  /** Name of the list. */
  label: string;
  /** A suggestion was taken, by press or by Enter; the list is closed. */
  onChoose: (id: string) => void;
}

export interface SearchCombobox {
  /** For `inputProps` of `HeaderSearch`, or any text input. */
  inputProps: ComponentPropsWithRef<"input">;
  /** For `SuggestionList`, which is shown while this is not null. */
  listProps: (SuggestionListProps & { id: string }) | null;
  /** Closes the list; the text stays. */
  close: () => void;
}

/**
 * The ARIA combobox of a search: the field keeps the focus, arrow keys point at suggestions, Enter takes the one that is
 * pointed at and otherwise sends the form, Escape closes the list. The text stays the field's own.
 */
export function useSearchCombobox({ groups, label, onChoose }: SearchComboboxOptions): SearchCombobox {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<string>();
  const ids = groups.flatMap(({ options }) => options.map((option) => option.id));
  const isOpen = wanted && ids.length > 0;
  const activeId = isOpen && active !== undefined && ids.includes(active) ? active : undefined;
  const optionId = (option: string): string => `${id}-${option}`;
  const close = () => {
    setWanted(false);
    setActive(undefined);
  };
  const choose = (option: string) => {
    close();
    onChoose(option);
  };
  const point = (step: 1 | -1) => {
    setWanted(true);
    const at = activeId === undefined ? -1 : ids.indexOf(activeId);
    // The field itself is a place of the round: before the first and after the last nothing is pointed at.
    const next = at === -1 && step === -1 ? ids.length - 1 : at + step;
    setActive(ids[next]);
  };
  const press = (event: KeyboardEvent) => {
    // Keys of an input method choose its own suggestions.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      point(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && activeId !== undefined) {
      event.preventDefault();
      choose(activeId);
    } else if (event.key === "Escape" && isOpen) {
      // A browser's search field would empty itself.
      event.preventDefault();
      close();
    }
  };
  return {
    inputProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? id : undefined,
      "aria-activedescendant": activeId === undefined ? undefined : optionId(activeId),
      onInput: () => {
        setWanted(true);
        setActive(undefined);
      },
      onFocus: () => setWanted(true),
      onBlur: close,
      onKeyDown: press,
    },
    listProps: isOpen
      ? { id, label, groups, activeId, optionId, onPoint: setActive, onChoose: choose }
      : null,
    close,
  };
}
