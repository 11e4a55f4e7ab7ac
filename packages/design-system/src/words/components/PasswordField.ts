/** Texts of `PasswordField`. */
export interface PasswordFieldTexts {
  /** Label of the button that shows the password. The pressed state conveys whether it is shown. */
  reveal: string;
}

/** Default without a locale. */
export const english: PasswordFieldTexts = {
  reveal: "Show password",
};
