import { plainText } from "./entry-form.ts";
import { fieldsOf, type EntryKind, type StoredEntry } from "./entry-kind.ts";
import { useValueText } from "./use-value-text.ts";

/** The name of an entry in the console's language. */
export const useNameOf = (kind: EntryKind): ((entry: StoredEntry) => string) => {
  const valueText = useValueText();
  const field = fieldsOf(kind).find(({ name }) => name === kind.nameField);
  return (entry) => {
    const value = entry[kind.nameField] ?? null;
    return field && value !== null ? valueText(field, value) : plainText(entry.id);
  };
};
