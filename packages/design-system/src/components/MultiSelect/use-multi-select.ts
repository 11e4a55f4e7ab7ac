"use client";
import { useCombobox, type UseComboboxProps, type UseComboboxReturnValue } from "downshift";
import { useState } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import type { ComboboxOption } from "../Combobox/Combobox.types.ts";
import { filterOptions } from "../Combobox/filter-options.ts";

interface Settings {
  /** Id of the field; prefix of all part ids. */
  id: string;
  options: readonly ComboboxOption[];
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((value: readonly string[]) => void) | undefined;
  onInputChange: ((text: string) => void) | undefined;
  filter: boolean;
  /** Disabled or read-only, so it can't open. */
  off: boolean;
  max: number;
  /** Label of the option that creates one from the text; undefined if none can be created. */
  createLabel: ((text: string) => string) | undefined;
  onAdded: (label: string) => void;
  onRemoved: (label: string) => void;
}

interface MultiSelectState extends UseComboboxReturnValue<ComboboxOption> {
  chosen: readonly ComboboxOption[];
  /** Options that aren't selected and match the text. */
  visible: readonly ComboboxOption[];
  text: string;
  takeText: (text: string) => void;
  remove: (value: string) => void;
}

type Reducer = NonNullable<UseComboboxProps<ComboboxOption>["stateReducer"]>;

const types = useCombobox.stateChangeTypes;
const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** State of a combobox with several values. The list stays open, so that several options can be selected. */
export function useMultiSelect(settings: Settings): MultiSelectState {
  const { id, options, filter, off, max, createLabel, onAdded, onRemoved } = settings;
  const [values, setValues] = useControllableState<readonly string[], []>(
    settings.value,
    settings.defaultValue,
    settings.onValueChange,
  );
  // Options loaded while typing may no longer contain the selected ones.
  const [known, setKnown] = useState<readonly ComboboxOption[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");

  const chosen = values.map(
    (value) =>
      options.find((option) => option.value === value) ??
      known.find((option) => option.value === value) ?? { value, label: value },
  );
  const others = options.filter(({ value }) => !values.includes(value));
  const matching = filter ? filterOptions(others, text) : others;
  const trimmed = text.trim();
  const isNew = trimmed !== "" && ![...options, ...chosen].some(({ label }) => isSame(label, trimmed));
  const visible =
    createLabel && isNew ? [...matching, { value: trimmed, label: createLabel(trimmed) }] : matching;

  const add = (option: ComboboxOption) => {
    if (values.length >= max || values.includes(option.value)) return;
    const isCreated = !options.some(({ value }) => value === option.value);
    const added = isCreated ? { value: option.value, label: option.value } : option;
    setKnown([...known, added]);
    setValues([...values, added.value]);
    setText("");
    settings.onInputChange?.("");
    onAdded(added.label);
  };
  const remove = (value: string) => {
    setValues(values.filter((other) => other !== value));
    onRemoved(chosen.find((option) => option.value === value)?.label ?? value);
  };

  /** The option that Enter adds; with nothing to match, the one that creates an option is the first. */
  const bestMatch = (search: string): number => {
    const matches = filter && search.trim() !== "" ? filterOptions(others, search) : [];
    const first = matches.findIndex((option) => !option.disabled);
    return first < 0 && createLabel && search.trim() !== "" && matches.length === 0 ? 0 : first;
  };

  const settle: Reducer = (state, { type, changes }) => {
    if (off) return { ...changes, isOpen: false };
    switch (type) {
      case types.InputChange:
        return { ...changes, highlightedIndex: bestMatch(changes.inputValue ?? "") };
      case types.InputKeyDownEnter:
      case types.ItemClick: {
        // The next option moves to the place of the added one, unless the list was filtered.
        const next = text === "" ? Math.min(state.highlightedIndex, visible.length - 2) : -1;
        return { ...changes, isOpen: true, highlightedIndex: next, inputValue: "" };
      }
      case types.InputClick:
        // A second click moves the text cursor.
        return state.isOpen ? state : changes;
      case types.InputKeyDownEscape:
        // A closed field leaves Escape to a surrounding dialog.
        return state.isOpen ? { ...changes, selectedItem: null, inputValue: "" } : state;
      case types.InputBlur:
        // Unlike in a Combobox, leaving the field doesn't select the highlighted option.
        return { ...changes, selectedItem: null, inputValue: "" };
      default:
        return changes;
    }
  };

  const combobox = useCombobox<ComboboxOption>({
    id,
    inputId: id,
    labelId: `${id}-label`,
    items: visible as ComboboxOption[],
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    // The highlighted place may be past the end of a list that has become shorter.
    isItemDisabled: (option: ComboboxOption | undefined) => option?.disabled === true,
    selectedItem: null,
    // A selection that equals the last one isn't reported by `onSelectedItemChange`.
    onStateChange: ({ type, selectedItem }) => {
      if (selectedItem && (type === types.InputKeyDownEnter || type === types.ItemClick)) add(selectedItem);
    },
    isOpen,
    onIsOpenChange: ({ isOpen: open, type }) => {
      if (type !== types.InputChange) setOpen(open);
      if (!open) setText("");
    },
    inputValue: text,
    stateReducer: settle,
  });
  const takeText = (typed: string) => {
    setOpen(true);
    setText(typed);
    settings.onInputChange?.(typed);
  };
  return { ...combobox, chosen, visible, text, takeText, remove };
}
