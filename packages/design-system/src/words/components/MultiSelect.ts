/** Texts of `MultiSelect`. `Combobox` has the texts of the list. */
export interface MultiSelectTexts {
  /** Label of a chip's remove button, and the announcement of its removal. */
  remove: string;
  removed: string;
  /** Announced after `{label}` was added. */
  added: string;
  /** Last option of the list if the text can become a new option: `{text}`. */
  create: string;
}

/** Default without a locale. */
export const english: MultiSelectTexts = {
  remove: "Remove {label}",
  removed: "{label} removed",
  added: "{label} added",
  create: "Add “{text}”",
};
