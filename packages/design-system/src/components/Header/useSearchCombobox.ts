"use client";
import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent } from "react";
import type { SuggestionGroup, SuggestionListProps } from "./SuggestionList.tsx";

export interface SearchComboboxOptions {
  /** Suggestions for the current text; an empty array keeps the list closed. */
  groups: ReadonlyArray<SuggestionGroup>;
  /** Accessible name of the list. */
  label: string;
  /** Called when a suggestion is selected by click or Enter. The list is then closed. */
  onChoose: (id: string) => void;
}

export interface SearchCombobox {
  /** For `inputProps` of `HeaderSearch`, or any text input. */
  inputProps: ComponentPropsWithRef<"input">;
  /** For `SuggestionList`; render it unless null. */
  listProps: (SuggestionListProps & { id: string }) | null;
  /** Closes the list and keeps the text. */
  close: () => void;
}

/**
 * ARIA combobox for a search field: focus stays in the field, arrow keys highlight suggestions, Enter selects
 * the highlighted one or else submits the form, and Escape closes the list. The field stays uncontrolled.
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
    // The field is part of the cycle: before the first and after the last option nothing is highlighted.
    const next = at === -1 && step === -1 ? ids.length - 1 : at + step;
    setActive(ids[next]);
  };
  const press = (event: KeyboardEvent) => {
    // During composition, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      point(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && activeId !== undefined) {
      event.preventDefault();
      choose(activeId);
    } else if (event.key === "Escape" && isOpen) {
      // Escape would clear a native search field.
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
