/** The sign between whole numbers and decimals. */
export type DecimalSign = "." | ",";

const formats: Readonly<Record<DecimalSign, RegExp>> = {
  // India groups by two digits above the thousands.
  ".": /^-?(?:\d+|\d{1,3}(?:[,' ]\d{2,3})*[,' ]\d{3})(?:\.\d{1,2})?$/,
  ",": /^-?(?:\d+|\d{1,3}(?:[.' ]\d{3})+)(?:,\d{1,2})?$/,
};

/** Full-width digits, no-break spaces and typographic apostrophes as plain ones. */
const plainSigns = (text: string): string => text.normalize("NFKC").replaceAll("’", "'").trim();

/** Finds the decimal sign of a column from all of its amounts. */
export const createSignFinder = () => {
  let [fitsComma, hasComma] = [true, false];
  return {
    add: (text: string): void => {
      const amount = plainSigns(text);
      if (amount === "") return;
      fitsComma &&= formats[","].test(amount);
      hasComma ||= /,\d{1,2}$/.test(amount);
    },
    /** A comma only where every amount can be read with it and one needs it; "1,234" alone is a thousand. */
    sign: (): DecimalSign => (fitsComma && hasComma ? "," : "."),
  };
};

/** An amount as digits with a decimal point: "1.234,50" becomes "1234.50". Anything else is returned as it is. */
export const plainAmount = (text: string, sign: DecimalSign): string => {
  const amount = plainSigns(text);
  if (!formats[sign].test(amount)) return amount;
  const groups = sign === "." ? /[,' ]/g : /[.' ]/g;
  return amount.replace(groups, "").replace(",", ".");
};
