/** Texts of toasts. */
export interface ToastTexts {
  /** Label of the close button. */
  close: string;
}

/** Default without a locale. */
export const english: ToastTexts = {
  close: "Dismiss",
};
