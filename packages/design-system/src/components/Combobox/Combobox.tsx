"use client";
import * as Popover from "@radix-ui/react-popover";
import ChevronDown from "lucide-react/icons/chevron-down";
import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
} from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { Cross } from "../../lib/shapes.tsx";
import { useDesignSystem } from "../../provider/index.ts";
import { FieldBox, type FieldSize } from "../Field/FieldBox.tsx";
import * as box from "../Field/FieldBox.css.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import { IconButton } from "../IconButton/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import type { ComboboxOption } from "./Combobox.types.ts";
import * as styles from "./Combobox.css.ts";
import { optionNamed } from "./option-named.ts";
import { OptionList } from "./OptionList.tsx";
import { useComboboxOptions } from "./use-combobox-options.ts";
import { fillCounted } from "../../words/fill-counted.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type ComboboxTexts } from "../../words/components/Combobox.ts";

type NativeInput = Omit<
  ComponentPropsWithRef<"input">,
  "size" | "className" | "style" | "value" | "defaultValue" | "type"
>;

interface Extra {
  /** In display order. Options of one `group` must be adjacent. */
  options: ReadonlyArray<ComboboxOption>;
  /** Value of the selected option; empty if there is none. Makes the component controlled. */
  value?: string;
  /** Value of the initially selected option, when uncontrolled. @default "" */
  defaultValue?: string;
  /** Called with the selected option, or with an empty string and null when the field is cleared. */
  onValueChange?: (value: string, option: ComboboxOption | null) => void;
  /** Label of the value if it is not among the options, such as with options loaded on demand. */
  valueLabel?: string;
  /** Called with the typed text. Load options from here. */
  onInputChange?: (text: string) => void;
  /**
   * Filters the options by the typed text. Turn it off if the caller passes only matching options.
   * @default true
   */
  filter?: boolean;
  /** Whether more options are loading. */
  loading?: boolean;
  /** Content before the text: a flag or an icon. */
  start?: ReactNode;
  /** Overrides the locale's texts. */
  texts?: Partial<ComboboxTexts>;
}

export interface ComboboxProps extends ReadyFieldProps, NativeInput, Extra {}

/** Keeps focus in the field and stops Radix from closing the list: only Downshift opens and closes it. */
const stay = (event: Event) => event.preventDefault();

/**
 * Select one of a long list by typing. The text is a search term; text that matches no option is discarded on
 * blur. `name` submits the option's value with a form; `ref` and native attributes go to the input.
 */
export function Combobox(props: ComboboxProps) {
  const { field, size, control } = splitFieldProps(props);
  const generatedId = useId();
  const id = field.controlId ?? generatedId;
  return (
    <Field {...field} controlId={id} data-component="Combobox">
      <ComboboxControl {...control} id={id} boxSize={size} />
    </Field>
  );
}

function ComboboxControl({
  id,
  boxSize,
  options,
  value: givenValue,
  defaultValue = "",
  onValueChange,
  valueLabel,
  onInputChange,
  filter = true,
  loading = false,
  start,
  texts: given,
  name,
  form,
  ref,
  ...rest
}: NativeInput & Extra & { id: string; boxSize: FieldSize }) {
  const fieldControl = useFieldControl();
  const { portalRoot, locale } = useDesignSystem();
  const texts = useTexts("combobox", english, given);
  const off = rest.disabled === true || rest.readOnly === true;
  const combobox = useComboboxOptions({
    id,
    options,
    value: givenValue,
    defaultValue,
    valueLabel,
    onValueChange,
    onInputChange,
    filter,
    off,
    required: rest.required === true,
  });
  const { value, visible, isOpen, highlightedIndex, getInputProps, getToggleButtonProps } = combobox;
  const input = useRef<HTMLInputElement>(null);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    rest.onChange?.(event);
    const { value: text, ownerDocument } = event.currentTarget;
    // Browser autofill writes to fields without focus, where no list opens to choose from.
    const filled = ownerDocument.activeElement !== event.currentTarget && optionNamed(options, text);
    if (filled) combobox.choose(filled);
    else combobox.takeText(text);
  };
  const { ref: listRef, ...inputProps } = getInputProps(
    { ...rest, ...fieldControl, onChange },
    { suppressRefError: true },
  );
  const menuProps = combobox.getMenuProps({}, { suppressRefError: true });
  // Downshift's ref changes on every render, which would call the caller's ref each time.
  const [firstListRef] = useState(() => listRef as Ref<HTMLInputElement | null>);
  const ownRef = useComposedRef<HTMLInputElement | null>(firstListRef, input);
  const inputRef = useComposedRef<HTMLInputElement | null>(ownRef, ref);
  const note = loading ? texts.loading : visible.length === 0 ? texts.empty : undefined;
  const clear = () => {
    combobox.selectItem(null);
    input.current?.focus();
  };
  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor>
        <FieldBox
          size={boxSize}
          start={start}
          invalid={fieldControl["aria-invalid"]}
          locked={rest.readOnly}
          endAction={
            !off && (
              <>
                {combobox.inputValue && !rest.required && (
                  <IconButton variant="ghost" size="sm" icon={Cross} label={texts.clear} onClick={clear} />
                )}
                <IconButton
                  {...getToggleButtonProps()}
                  variant="ghost"
                  size="sm"
                  icon={ChevronDown}
                  label={texts.open}
                />
              </>
            )
          }
        >
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...inputProps}
            type="text"
            dir="auto"
            className={box.control}
            aria-activedescendant={visible[highlightedIndex] && inputProps["aria-activedescendant"]}
            ref={inputRef}
          />
        </FieldBox>
      </Popover.Anchor>
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={value} disabled={rest.disabled} />
      )}
      <VisuallyHidden role="status">
        {isOpen && (note ?? fillCounted(texts.count, visible.length, locale))}
      </VisuallyHidden>
      <Popover.Portal container={portalRoot}>
        <Popover.Content
          // oxlint-disable-next-line jsx-a11y/aria-role -- a Radix layer, so that a surrounding dialog ignores clicks in it; its content is a listbox
          role={undefined}
          data-part="Popup"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className={styles.popup}
          onOpenAutoFocus={stay}
        >
          <OptionList combobox={combobox} menuProps={menuProps} options={visible} value={value} note={note} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
