"use client";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState, type ChangeEvent, type ComponentPropsWithRef } from "react";
import { FieldBox, type FieldSize } from "../Field/FieldBox.tsx";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import { runsOfGroups } from "../../lib/runs-of-groups.ts";
import { Icon } from "../Icon/index.ts";
import * as styles from "./Select.css.ts";

export interface SelectOption {
  value: string;
  label: string;
  /** Group heading. Options of one group must be adjacent. */
  group?: string;
  disabled?: boolean;
}

type NativeSelect = Omit<
  ComponentPropsWithRef<"select">,
  "size" | "className" | "style" | "children" | "multiple"
>;

interface Extra {
  /** In display order. The empty string as `value` is reserved for the placeholder. */
  options: ReadonlyArray<SelectOption>;
  /** Shown while nothing is selected; its value is the empty string. */
  placeholder?: string;
  /** Called with the new value, in addition to the native `onChange`. */
  onValueChange?: (value: string) => void;
}

export interface SelectProps extends ReadyFieldProps, NativeSelect, Extra {}

/** One of a short list, in a native select: fast, familiar, and right for every device. */
export function Select(props: SelectProps) {
  const { field, size, control } = splitFieldProps(props);
  return (
    <Field {...field} data-component="Select">
      <SelectControl {...control} boxSize={size} />
    </Field>
  );
}

function SelectControl({
  options,
  placeholder,
  onValueChange,
  onChange,
  boxSize,
  ...rest
}: NativeSelect & Extra & { boxSize: FieldSize }) {
  const fieldControl = useFieldControl();
  const [own, setOwn] = useState(rest.defaultValue ?? (placeholder === undefined ? undefined : ""));
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    setOwn(event.target.value);
    onValueChange?.(event.target.value);
  };
  return (
    <FieldBox size={boxSize} invalid={fieldControl["aria-invalid"]}>
      <select
        className={styles.control}
        data-empty={(rest.value ?? own) === "" || undefined}
        onChange={change}
        {...fieldControl}
        {...rest}
      >
        {placeholder !== undefined && (
          <option value="" className={styles.option}>
            {placeholder}
          </option>
        )}
        {runsOfGroups(options).map(({ group, start, members }) =>
          group === undefined ? (
            members.map((option) => <OptionElement key={option.value} {...option} />)
          ) : (
            <optgroup key={start} label={group} className={styles.option}>
              {members.map((option) => (
                <OptionElement key={option.value} {...option} />
              ))}
            </optgroup>
          ),
        )}
      </select>
      <Icon shape={ChevronDown} className={styles.chevron} />
    </FieldBox>
  );
}

function OptionElement({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled} className={styles.option}>
      {label}
    </option>
  );
}
