/** Words of an `ErrorState`. */
export interface ErrorStateTexts {
  /** On the button. */
  retry: string;
}

/** Where no locale is given. */
export const english: ErrorStateTexts = {
  retry: "Try again",
};
