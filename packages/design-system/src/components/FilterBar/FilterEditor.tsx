"use client";
import { Checkbox } from "../Checkbox/index.ts";
import { Radio, RadioGroup } from "../RadioGroup/index.ts";
import { TextField } from "../TextField/index.ts";
import * as styles from "./FilterBar.css.ts";
import type { FilterField } from "./types.ts";

interface FilterEditorProps {
  field: FilterField;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Label of a text filter's field. */
  contains: string;
}

/** The controls of one filter. */
export function FilterEditor({ field, values, onChange, contains }: FilterEditorProps) {
  if (field.kind === "custom") return field.editor(values, onChange);
  if (field.kind === "text")
    return (
      <TextField
        label={contains}
        size="sm"
        value={values[0] ?? ""}
        onValueChange={(text) => onChange(text === "" ? [] : [text])}
      />
    );
  if (field.kind === "one")
    return (
      <RadioGroup
        label={field.label}
        labelHidden
        value={values[0] ?? ""}
        onValueChange={(value) => onChange([value])}
      >
        {field.options.map(({ value, label }) => (
          <Radio key={value} value={value}>
            {label}
          </Radio>
        ))}
      </RadioGroup>
    );
  return (
    <div role="group" aria-label={field.label} className={styles.options}>
      {field.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={values.includes(value)}
          onCheckedChange={(isOn) =>
            onChange(isOn ? [...values, value] : values.filter((other) => other !== value))
          }
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
}
