/** Words of toasts. */
export interface ToastTexts {
  /** Name of the cross. */
  close: string;
}

/** Where no locale is given. */
export const english: ToastTexts = {
  close: "Dismiss",
};
