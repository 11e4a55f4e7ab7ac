import { isTexts, plainText } from "./entry-form.ts";
import type { EntryKind, StoredEntry } from "./entry-kind.ts";
import { useTextLocale } from "./use-value-text.ts";

/** The name of an entry in the console's language. */
export const useNameOf = ({ nameField }: EntryKind): ((entry: StoredEntry) => string) => {
  const locale = useTextLocale();
  return (entry) => {
    const value = entry[nameField];
    return isTexts(value) ? (value[locale] ?? value.en) : plainText(value ?? entry.id);
  };
};
