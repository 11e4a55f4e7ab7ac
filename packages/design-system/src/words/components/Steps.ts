/** Texts of `Steps` and `RefundChain`. */
export interface StepsTexts {
  /** Hidden word after the title of a done step. */
  done: string;
}

/** Default without a locale. */
export const english: StepsTexts = {
  done: "done",
};
