"use client";
import * as Popover from "@radix-ui/react-popover";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useRef, useState, type ComponentPropsWithRef, type Ref } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english as comboboxEnglish } from "../../words/components/Combobox.ts";
import { english, type MultiSelectTexts } from "../../words/components/MultiSelect.ts";
import { fillCounted } from "../../words/fill-counted.ts";
import { fill } from "../../words/fill.ts";
import * as combobox from "../Combobox/Combobox.css.ts";
import type { ComboboxOption } from "../Combobox/Combobox.types.ts";
import { OptionList } from "../Combobox/OptionList.tsx";
import { FieldBox, type FieldSize } from "../Field/FieldBox.tsx";
import * as box from "../Field/FieldBox.css.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import { IconButton } from "../IconButton/index.ts";
import * as styles from "../TagsInput/ChipBox.css.ts";
import { Chips } from "../TagsInput/Chips.tsx";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { useMultiSelect } from "./use-multi-select.ts";

type NativeInput = Omit<
  ComponentPropsWithRef<"input">,
  "size" | "className" | "style" | "value" | "defaultValue" | "type" | "max" | "onChange"
>;

interface Extra {
  /** In display order. Options of one `group` must be adjacent. */
  options: ReadonlyArray<ComboboxOption>;
  /** Values of the selected options, in the order of selection. Makes the component controlled. */
  value?: readonly string[];
  /** Initially selected values, when uncontrolled. @default none */
  defaultValue?: readonly string[];
  /** Called with all values when one is added or removed. */
  onValueChange?: (value: readonly string[]) => void;
  /** Called with the typed text. Load options from here. */
  onInputChange?: (text: string) => void;
  /** Filters the options by the typed text. Turn it off if the caller passes only matching options. @default true */
  filter?: boolean;
  /** Whether more options are loading. */
  loading?: boolean;
  /** Lets users add a text that isn't an option; its value is the text. @default false */
  create?: boolean;
  /** Maximum number of selected options. @default Infinity */
  max?: number;
  /** Overrides the locale's texts. */
  texts?: Partial<MultiSelectTexts>;
}

export interface MultiSelectProps extends ReadyFieldProps, NativeInput, Extra {}

/** Keeps focus in the field: only Downshift opens and closes the list. */
const stay = (event: Event) => event.preventDefault();

const none: readonly string[] = [];

/**
 * Several of a list, selected by typing and shown as chips. `name` submits one value per option; `ref` and native
 * attributes go to the input.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { field, size, control } = splitFieldProps(props);
  const generatedId = useId();
  const id = field.controlId ?? generatedId;
  return (
    <Field {...field} controlId={id} data-component="MultiSelect">
      <MultiSelectControl {...control} id={id} boxSize={size} />
    </Field>
  );
}

function MultiSelectControl({
  id,
  boxSize,
  options,
  value,
  defaultValue = none,
  onValueChange,
  onInputChange,
  filter = true,
  loading = false,
  create = false,
  max = Infinity,
  texts: given,
  name,
  form,
  ref,
  placeholder,
  ...rest
}: NativeInput & Extra & { id: string; boxSize: FieldSize }) {
  const fieldControl = useFieldControl();
  const { portalRoot, locale } = useDesignSystem();
  const texts = useTexts("multiSelect", english, given);
  const listTexts = useTexts("combobox", comboboxEnglish, undefined);
  const off = rest.disabled === true || rest.readOnly === true;
  const [news, setNews] = useState("");
  const state = useMultiSelect({
    id,
    options,
    value,
    defaultValue,
    onValueChange,
    onInputChange,
    filter,
    off,
    max,
    createLabel: create ? (text) => fill(texts.create, { text }) : undefined,
    onAdded: (label) => setNews(fill(texts.added, { label })),
    onRemoved: (label) => setNews(fill(texts.removed, { label })),
  });
  const { chosen, visible, isOpen, highlightedIndex, text } = state;
  const input = useRef<HTMLInputElement>(null);
  const { ref: listRef, ...inputProps } = state.getInputProps(
    {
      ...rest,
      ...fieldControl,
      onChange: (event) => state.takeText(event.currentTarget.value),
      onKeyDown: (event) => {
        rest.onKeyDown?.(event);
        const last = chosen.at(-1);
        if (event.key === "Backspace" && text === "" && last && !off) state.remove(last.value);
        // Without a highlighted option, a form in which the field is would be submitted.
        if (event.key === "Enter" && isOpen && highlightedIndex < 0) event.preventDefault();
      },
    },
    { suppressRefError: true },
  );
  const menuProps = state.getMenuProps({ "aria-multiselectable": true }, { suppressRefError: true });
  // Downshift's ref changes on every render, which would call the caller's ref each time.
  const [firstListRef] = useState(() => listRef as Ref<HTMLInputElement | null>);
  const ownRef = useComposedRef<HTMLInputElement | null>(firstListRef, input);
  const inputRef = useComposedRef<HTMLInputElement | null>(ownRef, ref);
  const note = loading ? listTexts.loading : visible.length === 0 ? listTexts.empty : undefined;
  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor>
        <FieldBox
          size={boxSize}
          invalid={fieldControl["aria-invalid"]}
          locked={rest.readOnly}
          endAction={
            !off && (
              <IconButton
                {...state.getToggleButtonProps()}
                variant="ghost"
                size="sm"
                icon={ChevronDown}
                label={listTexts.open}
              />
            )
          }
        >
          <div className={styles.row}>
            <Chips
              labelledBy={`${id}-label`}
              chips={chosen}
              removeText={texts.remove}
              onRemove={
                off
                  ? undefined
                  : (chip) => {
                      state.remove(chip.value);
                      input.current?.focus();
                    }
              }
            />
            <input
              autoCapitalize="none"
              spellCheck={false}
              {...inputProps}
              type="text"
              dir="auto"
              placeholder={chosen.length === 0 ? placeholder : undefined}
              className={clsx(box.control, styles.input)}
              aria-activedescendant={visible[highlightedIndex] && inputProps["aria-activedescendant"]}
              ref={inputRef}
            />
          </div>
        </FieldBox>
      </Popover.Anchor>
      {name !== undefined &&
        chosen.map((option) => (
          <input
            key={option.value}
            type="hidden"
            name={name}
            form={form}
            value={option.value}
            disabled={rest.disabled}
          />
        ))}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <VisuallyHidden role="status">
        {isOpen && (note ?? fillCounted(listTexts.count, visible.length, locale))}
      </VisuallyHidden>
      <Popover.Portal container={portalRoot}>
        <Popover.Content
          // oxlint-disable-next-line jsx-a11y/aria-role -- a Radix layer, so that a surrounding dialog ignores clicks in it; its content is a listbox
          role={undefined}
          data-part="Popup"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className={combobox.popup}
          onOpenAutoFocus={stay}
        >
          <OptionList combobox={state} menuProps={menuProps} options={visible} value="" note={note} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
