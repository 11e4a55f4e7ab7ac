/** Texts of `ConfirmDialog`. */
export interface ConfirmDialogTexts {
  /** Label of the cancel button. */
  cancel: string;
}

/** Default without a locale. */
export const english: ConfirmDialogTexts = {
  cancel: "Cancel",
};
