/** A text that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;
/** Amounts and phone numbers, which begin with a sign. */
const isNumber = (text: string): boolean => /^[+-]?[\d .,()-]+$/.test(text);

/** A field, in quotation marks where it needs them. */
export const csvField = (text: string): string =>
  /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Prefixes a text with an apostrophe if a spreadsheet would run it as a formula; imports remove it. */
export const withoutFormula = (text: string): string =>
  formula.test(text) && !isNumber(text) ? `'${text}` : text;

/** A line of a CSV file (RFC 4180) with its line break. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(csvField).join(",")}\r\n`;
