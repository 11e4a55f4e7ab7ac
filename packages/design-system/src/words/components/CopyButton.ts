/** Words of a `CopyButton`. */
export interface CopyButtonTexts {
  /** Announced, and the tooltip, once the value is copied. */
  copied: string;
}

/** Where no locale is given. */
export const english: CopyButtonTexts = {
  copied: "Copied",
};
