/** Texts of `RichText`. */
export interface RichTextTexts {
  /** Name of the toolbar. */
  toolbar: string;
  /** Names of its buttons. */
  heading: string;
  subheading: string;
  bold: string;
  italic: string;
  bullets: string;
  numbers: string;
  quote: string;
  link: string;
  /** Label of the field for a link's address. */
  address: string;
  /** Buttons below this field. */
  apply: string;
  removeLink: string;
  /** Shown if the address can't be a link. */
  invalidAddress: string;
}

/** Default without a locale. */
export const english: RichTextTexts = {
  toolbar: "Formatting",
  heading: "Heading",
  subheading: "Subheading",
  bold: "Bold",
  italic: "Italic",
  bullets: "Bulleted list",
  numbers: "Numbered list",
  quote: "Quote",
  link: "Link",
  address: "Web or email address",
  apply: "Apply",
  removeLink: "Remove link",
  invalidAddress: "Enter a web or email address, such as https://example.com.",
};
