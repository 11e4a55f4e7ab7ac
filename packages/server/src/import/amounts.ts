/** Decimal separator. */
export type DecimalSign = "." | ",";

const formats: Readonly<Record<DecimalSign, RegExp>> = {
  // India groups digits above the thousands in pairs.
  ".": /^-?(?:\d+|\d{1,3}(?:[,' ]\d{2,3})*[,' ]\d{3})(?:\.\d{1,2})?$/,
  ",": /^-?(?:\d+|\d{1,3}(?:[.' ]\d{3})+)(?:,\d{1,2})?$/,
};

/** Replaces full-width digits, no-break spaces and typographic apostrophes with ASCII. */
const plainSigns = (text: string): string => text.normalize("NFKC").replaceAll("’", "'").trim();

/** Detects the decimal separator of a column from all of its amounts. */
export const createSignFinder = () => {
  let [fitsComma, hasComma] = [true, false];
  return {
    add: (text: string): void => {
      const amount = plainSigns(text);
      if (amount === "") return;
      fitsComma &&= formats[","].test(amount);
      hasComma ||= /,\d{1,2}$/.test(amount);
    },
    /**
     * A comma only if every amount can be parsed with it and at least one requires it; "1,234" alone is a
     * thousand.
     */
    sign: (): DecimalSign => (fitsComma && hasComma ? "," : "."),
  };
};

/**
 * Normalizes an amount to a decimal point: "1.234,50" becomes "1234.50". Other text is returned unchanged.
 */
export const plainAmount = (text: string, sign: DecimalSign): string => {
  const amount = plainSigns(text);
  if (!formats[sign].test(amount)) return amount;
  const groups = sign === "." ? /[,' ]/g : /[.' ]/g;
  return amount.replace(groups, "").replace(",", ".");
};
