"use client";
import { useCombobox } from "downshift";
import Search from "lucide-react/icons/search";
import { useMemo, useState, type ChangeEvent } from "react";
import { filterOptions } from "../Combobox/filter-options.ts";
import type { ComboboxOption } from "../Combobox/index.ts";
import { OptionList } from "../Combobox/OptionList.tsx";
import { FieldBox } from "../Field/FieldBox.tsx";
import * as box from "../Field/FieldBox.css.ts";
import { Flag } from "../Flag/index.ts";
import { Icon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import type { CountryDialTexts } from "../../words/components/CountryDialPicker.ts";
import * as styles from "./CountryDialPicker.css.ts";
import type { CountryName } from "./country-names.ts";
import { countryOptions } from "./country-options.ts";
import { fillCounted } from "../../words/fill-counted.ts";

interface CountrySearchProps {
  country: string;
  locale: string;
  countryName: CountryName | undefined;
  commonCountries: ReadonlyArray<string>;
  texts: CountryDialTexts;
  onChoose: (country: string) => void;
  onLeave: () => void;
}

const types = useCombobox.stateChangeTypes;

/**
 * The search field and list inside the panel. Rendered only while the panel is open, so never on the server.
 */
export function CountrySearch({
  country,
  locale,
  countryName,
  commonCountries,
  texts,
  onChoose,
  onLeave,
}: CountrySearchProps) {
  const [text, setText] = useState("");
  const options = useMemo(
    () =>
      countryOptions(locale, {
        ...(countryName && { own: countryName }),
        common: commonCountries,
        groups: [texts.common, texts.all],
      }).map(({ code, option }): ComboboxOption => ({ ...option, start: <Flag code={code} /> })),
    [locale, countryName, commonCountries, texts.common, texts.all],
  );
  const fitting = (search: string): readonly ComboboxOption[] =>
    // A search ignores groups, so that the best match comes first.
    search.trim() === "" ? options : filterOptions(options.map(ungrouped), search);
  const visible = fitting(text);
  const combobox = useCombobox<ComboboxOption>({
    items: visible as ComboboxOption[],
    isOpen: true,
    selectedItem: null,
    itemToString: () => "",
    inputValue: text,
    initialHighlightedIndex: options.findIndex(({ value }) => value === country),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.value),
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case types.InputChange:
          return { ...changes, highlightedIndex: fitting(changes.inputValue ?? "").length > 0 ? 0 : -1 };
        // The popover closes the panel, and blur selects nothing.
        case types.InputBlur:
        case types.InputClick:
        case types.InputKeyDownEscape:
          return state;
        default:
          return changes;
      }
    },
  });
  const menuProps = combobox.getMenuProps({ "aria-label": texts.label });
  return (
    <>
      <div className={styles.search}>
        <FieldBox size="md" start={<Icon shape={Search} />}>
          <input
            {...combobox.getInputProps({
              "aria-label": texts.search,
              // Downshift reports new text only after rendering the old one, too late for fast typing and
              // input methods (downshift #1108, #1452).
              onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value),
              onKeyDown: (event) => {
                if (event.key !== "Tab") return;
                event.preventDefault();
                onLeave();
              },
            })}
            aria-activedescendant={
              visible[combobox.highlightedIndex] && combobox.getInputProps()["aria-activedescendant"]
            }
            placeholder={texts.search}
            autoCapitalize="none"
            spellCheck={false}
            className={box.control}
          />
        </FieldBox>
      </div>
      <OptionList
        combobox={combobox}
        menuProps={menuProps}
        options={visible}
        value={country}
        note={visible.length === 0 ? texts.empty : undefined}
      />
      <VisuallyHidden role="status">
        {text && fillCounted(texts.count, visible.length, locale)}
      </VisuallyHidden>
    </>
  );
}

const ungrouped = ({ group: _group, ...option }: ComboboxOption): ComboboxOption => option;
