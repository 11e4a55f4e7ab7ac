import type { ComboboxOption } from "./Combobox.types.ts";

const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/** The option with this label, keyword or value, ignoring case. */
export const optionNamed = (options: readonly ComboboxOption[], text: string): ComboboxOption | undefined => {
  const wanted = plain(text);
  return options.find(({ label, keywords = [], value, disabled }) =>
    disabled ? false : [label, value, ...keywords].some((name) => plain(name) === wanted),
  );
};
