/** Texts of `CopyButton`. */
export interface CopyButtonTexts {
  /** Announced and shown as a tooltip once copied. */
  copied: string;
}

/** Default without a locale. */
export const english: CopyButtonTexts = {
  copied: "Copied",
};
