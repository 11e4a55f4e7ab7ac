"use client";
import { useCombobox, type UseComboboxProps, type UseComboboxReturnValue } from "downshift";
import { useMemo, useState } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import type { ComboboxOption } from "./Combobox.types.ts";
import { filterOptions } from "./filter-options.ts";

interface Settings {
  /** Id of the field; prefix of all part ids. */
  id: string;
  options: readonly ComboboxOption[];
  value: string | undefined;
  defaultValue: string;
  valueLabel: string | undefined;
  onValueChange: ((value: string, option: ComboboxOption | null) => void) | undefined;
  onInputChange: ((text: string) => void) | undefined;
  filter: boolean;
  /** Disabled or read-only, so it can't open. */
  off: boolean;
  /** Clearing the field restores its value on blur. */
  required: boolean;
}

interface ComboboxOptions extends UseComboboxReturnValue<ComboboxOption> {
  value: string;
  visible: readonly ComboboxOption[];
  /**
   * For the input's own `onChange`. Downshift reports new text only after rendering the old one, which loses
   * quickly typed letters and breaks input methods (downshift #1108, #1452).
   */
  takeText: (text: string) => void;
  /** Selects an option without the list. Downshift ignores a selection made together with a text change. */
  choose: (option: ComboboxOption) => void;
}

type Reducer = NonNullable<UseComboboxProps<ComboboxOption>["stateReducer"]>;

const types = useCombobox.stateChangeTypes;
const labelOf = (option: ComboboxOption | null): string => option?.label ?? "";

/** State of a combobox whose value is always one of its options, or empty. */
export function useComboboxOptions(settings: Settings): ComboboxOptions {
  const { id, options, valueLabel, filter, off, required, onInputChange } = settings;
  const [value, setValue] = useControllableState<string, [ComboboxOption | null]>(
    settings.value,
    settings.defaultValue,
    settings.onValueChange,
  );
  // Options loaded while typing may no longer contain the selected one.
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const selected = useMemo<ComboboxOption | null>(() => {
    if (value === "") return null;
    const known = options.find((option) => option.value === value);
    return known ?? (chosen?.value === value ? chosen : { value, label: valueLabel ?? "" });
  }, [options, value, valueLabel, chosen]);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  // While the list is open, text is a search term; a closed field shows its value.
  const text = isOpen ? typed : labelOf(selected);

  // The selected label isn't a search term: it would filter out all other options.
  const fitting = (search: string) =>
    filter && search !== labelOf(selected) ? filterOptions(options, search) : options;
  const visible = fitting(text);

  const settle: Reducer = (state, { type, changes }) => {
    if (off) return { ...changes, isOpen: false };
    switch (type) {
      case types.InputChange: {
        // Highlights the best match, so that Enter selects it, but not while options are loading.
        const best = filter && changes.inputValue ? fitting(changes.inputValue) : [];
        return { ...changes, highlightedIndex: best.findIndex((option) => !option.disabled) };
      }
      case types.InputClick:
        // A second click moves the text cursor.
        return state.isOpen ? state : changes;
      case types.InputKeyDownEscape:
        // A closed field leaves Escape to a surrounding dialog and keeps its value.
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
