/** Words of a `Dialog` and a `Drawer`. */
export interface DialogTexts {
  /** Name of the button that closes it. */
  close: string;
}

/** Where no locale is given. */
export const english: DialogTexts = {
  close: "Close",
};
