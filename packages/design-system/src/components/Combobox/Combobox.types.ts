import type { ReactNode } from "react";

export interface ComboboxOption {
  value: string;
  /** Text in the list, and in the field once selected. */
  label: string;
  /** Group heading. Options of one group must be adjacent. */
  group?: string;
  /** More search terms: codes, names in other languages. */
  keywords?: readonly string[];
  /** Decorative picture before the label. */
  start?: ReactNode;
  /** Muted text after the label. */
  note?: string;
  /** Text at the end of the row: a code or count. */
  hint?: string;
  disabled?: boolean;
}
