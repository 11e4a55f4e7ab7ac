"use client";
import { useCombobox, type UseComboboxProps, type UseComboboxReturnValue } from "downshift";
import { useMemo, useState } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import type { ComboboxOption } from "./Combobox.types.ts";
import { filterOptions } from "./filter-options.ts";

interface Settings {
  /** Of the field; the ids of all parts begin with it. */
  id: string;
  options: readonly ComboboxOption[];
  value: string | undefined;
  defaultValue: string;
  valueLabel: string | undefined;
  onValueChange: ((value: string, option: ComboboxOption | null) => void) | undefined;
  onInputChange: ((text: string) => void) | undefined;
  filter: boolean;
  /** Disabled or read-only: it can't open. */
  off: boolean;
  /** Leaving the field empty brings its value back: there must be one. */
  required: boolean;
}

interface ComboboxOptions extends UseComboboxReturnValue<ComboboxOption> {
  value: string;
  visible: readonly ComboboxOption[];
  /**
   * For the input's own `onChange`. Downshift tells of a new text only after it has rendered the old one, which loses
   * letters that follow quickly and breaks input methods (downshift #1108, #1452).
   */
  takeText: (text: string) => void;
  /** Takes an option without the list. Downshift forgets a choice that comes with a change of the text. */
  choose: (option: ComboboxOption) => void;
}

type Reducer = NonNullable<UseComboboxProps<ComboboxOption>["stateReducer"]>;

const types = useCombobox.stateChangeTypes;
const labelOf = (option: ComboboxOption | null): string => option?.label ?? "";

/** The state of a combobox whose value is always one of its options, or empty. */
export function useComboboxOptions(settings: Settings): ComboboxOptions {
  const { id, options, valueLabel, filter, off, required, onInputChange } = settings;
  const [value, setValue] = useControllableState<string, [ComboboxOption | null]>(
    settings.value,
    settings.defaultValue,
    settings.onValueChange,
  );
  // Options that are loaded while one types may no longer hold the chosen one.
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const selected = useMemo<ComboboxOption | null>(() => {
    if (value === "") return null;
    const known = options.find((option) => option.value === value);
    return known ?? (chosen?.value === value ? chosen : { value, label: valueLabel ?? "" });
  }, [options, value, valueLabel, chosen]);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  // Text is a search while the list is open; a closed field shows its value, whatever was typed.
  const text = isOpen ? typed : labelOf(selected);

  // The label of the chosen one is no search: it would leave that one alone in the list.
  const fitting = (search: string) =>
    filter && search !== labelOf(selected) ? filterOptions(options, search) : options;
  const visible = fitting(text);

  const settle: Reducer = (state, { type, changes }) => {
    if (off) return { ...changes, isOpen: false };
    switch (type) {
      case types.InputChange: {
        // The best fit is pointed at, so that Enter takes it; not while other options are on their way.
        const best = filter && changes.inputValue ? fitting(changes.inputValue) : [];
        return { ...changes, highlightedIndex: best.findIndex((option) => !option.disabled) };
      }
      case types.InputClick:
        // A second click places the cursor.
        return state.isOpen ? state : changes;
      case types.InputKeyDownEscape:
        // A closed field leaves Escape to the dialog around it and keeps its value.
        return state.isOpen ? changes : state;
      case types.InputBlur:
      case types.ToggleButtonClick:
        return !required &&
          state.isOpen &&
          state.inputValue.trim() === "" &&
          changes.selectedItem === state.selectedItem
          ? { ...changes, selectedItem: null }
          : changes;
      default:
        return changes;
    }
  };

  const take = (option: ComboboxOption | null) => {
    setChosen(option);
    setValue(option?.value ?? "", option);
  };

  const combobox = useCombobox<ComboboxOption>({
    id,
    inputId: id,
    labelId: `${id}-label`,
    items: visible as ComboboxOption[],
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    selectedItem: selected,
    onSelectedItemChange: ({ selectedItem }) => take(selectedItem),
    isOpen,
    onIsOpenChange: ({ isOpen: open, inputValue = "", type }) => {
      if (type === types.InputChange) return;
      setOpen(open);
      setTyped(inputValue);
    },
    inputValue: text,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === types.InputChange) onInputChange?.(inputValue);
      else setTyped(inputValue);
    },
    stateReducer: settle,
  });
  const takeText = (typedText: string) => {
    setOpen(true);
    setTyped(typedText);
  };
  return { ...combobox, value, visible, takeText, choose: take };
}
