/** Texts of `Dialog` and `Drawer`. */
export interface DialogTexts {
  /** Label of the close button. */
  close: string;
}

/** Default without a locale. */
export const english: DialogTexts = {
  close: "Close",
};
