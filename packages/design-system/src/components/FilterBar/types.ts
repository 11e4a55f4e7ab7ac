import type { ReactNode } from "react";

export interface FilterOption {
  value: string;
  label: string;
}

interface FilterFieldBase {
  id: string;
  label: string;
}

interface TextFilter extends FilterFieldBase {
  kind: "text";
}

interface OptionFilter extends FilterFieldBase {
  /** One of the options, or any number of them. */
  kind: "one" | "many";
  options: ReadonlyArray<FilterOption>;
}

interface CustomFilter extends FilterFieldBase {
  /** Own controls: dates, amounts, options that load. */
  kind: "custom";
  editor: (values: readonly string[], onChange: (values: readonly string[]) => void) => ReactNode;
  /** Text of the values in the bar. */
  format: (values: readonly string[]) => string;
}

export type FilterField = TextFilter | OptionFilter | CustomFilter;

/** Values by field `id`; a field without a value isn't in it. The same shape as the filters of a `DataTable`. */
export type FilterValue = Readonly<Record<string, readonly string[]>>;

export interface FilterView {
  id: string;
  label: string;
  /** Number of matching rows. */
  count?: number;
  /** Whether the user saved it and may delete it. */
  removable?: boolean;
}

export const textOf = (field: FilterField, values: readonly string[]): string => {
  if (field.kind === "custom") return field.format(values);
  if (field.kind === "text") return values[0] ?? "";
  return field.options
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label)
    .join(", ");
};
