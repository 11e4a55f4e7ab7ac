/** Words of a `PasswordField`. */
export interface PasswordFieldTexts {
  /** Name of the button that shows the password. Its pressed state says whether it is shown. */
  reveal: string;
}

/** Where no locale is given. */
export const english: PasswordFieldTexts = {
  reveal: "Show password",
};
