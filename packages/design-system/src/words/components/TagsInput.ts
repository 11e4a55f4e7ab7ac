/** Texts of `TagsInput`. `{label}` is a tag. */
export interface TagsInputTexts {
  /** Label of a tag's remove button. */
  remove: string;
  /** Announced after a change. */
  removed: string;
  added: string;
  /** Shown if a tag is already in the field. */
  duplicate: string;
}

/** Default without a locale. */
export const english: TagsInputTexts = {
  remove: "Remove {label}",
  removed: "{label} removed",
  added: "{label} added",
  duplicate: "“{label}” is already in the list.",
};
