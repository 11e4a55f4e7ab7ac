/** Texts of `InlineEdit`. `{label}` is the field's label. */
export interface InlineEditTexts {
  /** Label of the button that starts editing, after the value. */
  edit: string;
  save: string;
  cancel: string;
  /** Announced while the value is saved, and afterwards. */
  saving: string;
  saved: string;
  /** Shown if `onSave` fails without a message. */
  failed: string;
  /** Shown instead of an empty value. */
  empty: string;
}

/** Default without a locale. */
export const english: InlineEditTexts = {
  edit: "Edit {label}",
  save: "Save",
  cancel: "Cancel",
  saving: "Saving…",
  saved: "Saved",
  failed: "We couldn’t save this. Try again.",
  empty: "Not set",
};
