import type { ReactNode } from "react";

export interface ComboboxOption {
  value: string;
  /** What stands in the list, and in the field once it is chosen. */
  label: string;
  /** Heading under which it stands. Options of one group follow one another. */
  group?: string;
  /** Other words that find it: codes, names in other languages. */
  keywords?: readonly string[];
  /** A picture before the label. Screen readers pass over it. */
  start?: ReactNode;
  /** Quieter words after the label. */
  note?: string;
  /** At the end of the row: a code, a count. */
  hint?: string;
  disabled?: boolean;
}
