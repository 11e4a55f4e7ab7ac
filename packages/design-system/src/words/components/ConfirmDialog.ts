/** Words of a `ConfirmDialog`. */
export interface ConfirmDialogTexts {
  /** On the button that changes nothing. */
  cancel: string;
}

/** Where no locale is given. */
export const english: ConfirmDialogTexts = {
  cancel: "Cancel",
};
