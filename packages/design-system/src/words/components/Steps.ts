/** Words of `Steps` and a `RefundChain`. */
export interface StepsTexts {
  /** Hidden word after the title of a step that is done. */
  done: string;
}

/** Where no locale is given. */
export const english: StepsTexts = {
  done: "done",
};
