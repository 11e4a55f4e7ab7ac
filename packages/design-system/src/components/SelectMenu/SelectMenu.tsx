"use client";
import * as Popover from "@radix-ui/react-popover";
import { clsx } from "clsx";
import { useSelect } from "downshift";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useId, useState, type ComponentPropsWithRef, type ReactNode, type Ref } from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useDesignSystem } from "../../provider/index.ts";
import * as combobox from "../Combobox/Combobox.css.ts";
import type { ComboboxOption } from "../Combobox/Combobox.types.ts";
import { OptionList } from "../Combobox/OptionList.tsx";
import { Field, useFieldControl } from "../Field/index.ts";
import type { FieldSize } from "../Field/FieldBox.tsx";
import * as box from "../Field/FieldBox.css.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./SelectMenu.css.ts";

type NativeButton = Omit<
  ComponentPropsWithRef<"button">,
  "className" | "style" | "value" | "defaultValue" | "children" | "type"
>;

interface Extra {
  /** In display order. Options of one `group` must be adjacent. */
  options: ReadonlyArray<ComboboxOption>;
  /** Value of the selected option; empty if there is none. Makes the component controlled. */
  value?: string;
  /** Value of the initially selected option, when uncontrolled. @default "" */
  defaultValue?: string;
  /** Called with the value of the selected option. */
  onValueChange?: (value: string, option: ComboboxOption) => void;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** Content before the text: a flag or an icon. @default the selected option's `start` */
  start?: ReactNode;
}

export interface SelectMenuProps extends ReadyFieldProps, NativeButton, Extra {}

/** Keeps focus on the button: only Downshift opens and closes the list. */
const stay = (event: Event) => event.preventDefault();

/**
 * One of a short list in a styled list with groups, pictures and notes. `name` submits the option's value with a form;
 * `ref` and native attributes go to the button.
 */
export function SelectMenu(props: SelectMenuProps) {
  const { field, size, control } = splitFieldProps(props);
  const generatedId = useId();
  const id = field.controlId ?? generatedId;
  return (
    <Field {...field} controlId={id} data-component="SelectMenu">
      <SelectMenuControl {...control} id={id} boxSize={size} />
    </Field>
  );
}

function SelectMenuControl({
  id,
  boxSize,
  options,
  value: givenValue,
  defaultValue = "",
  onValueChange,
  placeholder,
  start,
  name,
  form,
  ref,
  ...rest
}: NativeButton & Extra & { id: string; boxSize: FieldSize }) {
  const fieldControl = useFieldControl();
  const { portalRoot } = useDesignSystem();
  const [value, setValue] = useControllableState<string, [ComboboxOption]>(
    givenValue,
    defaultValue,
    onValueChange,
  );
  const selected = options.find((option) => option.value === value) ?? null;
  const select = useSelect<ComboboxOption>({
    id,
    toggleButtonId: id,
    labelId: `${id}-label`,
    items: options as ComboboxOption[],
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    selectedItem: selected,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) setValue(selectedItem.value, selectedItem);
    },
  });
  const { ref: toggleRef, ...toggleProps } = select.getToggleButtonProps(
    { ...rest, ...fieldControl },
    { suppressRefError: true },
  );
  const menuProps = select.getMenuProps({}, { suppressRefError: true });
  // Downshift's ref changes on every render, which would call the caller's ref each time.
  const [firstToggleRef] = useState(() => toggleRef as Ref<HTMLButtonElement | null>);
  const composed = useComposedRef<HTMLButtonElement | null>(firstToggleRef, ref);
  const picture = start ?? selected?.start;
  return (
    <Popover.Root open={select.isOpen}>
      <Popover.Anchor asChild>
        <button
          {...toggleProps}
          type="button"
          data-empty={selected === null || undefined}
          aria-labelledby={`${id}-label ${id}-value`}
          className={clsx(styles.root, box.size[boxSize])}
          ref={composed}
        >
          {picture && <span aria-hidden>{picture}</span>}
          <span id={`${id}-value`} className={styles.text}>
            {selected?.label ?? placeholder}
          </span>
          <Icon shape={ChevronsUpDown} className={styles.chevron} />
        </button>
      </Popover.Anchor>
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={value} disabled={rest.disabled} />
      )}
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
          <OptionList combobox={select} menuProps={menuProps} options={options} value={value} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
