/**
 * Part of the format of a tracking number: `#` matches a digit, `@` a letter and `*` either; `#{12}` matches twelve
 * digits, `#{9-12}` nine to twelve. Other characters are literal. Operators can't write regular expressions, because
 * some take exponential time.
 */
const token = /[A-Z0-9]|[#@*](?:\{(\d{1,2})(?:-(\d{1,2}))?\})?/y;

const classes: Readonly<Record<string, string>> = { "#": "\\d", "@": "[A-Z]", "*": "[0-9A-Z]" };

const maxForm = 40;
/** Two ranges limit the work per number to the square of its length. */
const maxRanges = 2;

/** Whether `form` is a form of tracking numbers. */
export const isNumberForm = (form: string): boolean => {
  if (form === "" || form.length > maxForm) return false;
  let ranges = 0;
  token.lastIndex = 0;
  while (token.lastIndex < form.length) {
    const found = token.exec(form);
    if (!found) return false;
    const [, least, most = least] = found;
    if (least === undefined) continue;
    if (Number(least) < 1 || Number(most) < Number(least)) return false;
    if (most !== least) ranges += 1;
  }
  return ranges <= maxRanges;
};

/** Regular expression for numbers of any of these forms, in capitals without spaces and dashes. */
export const patternOf = (forms: readonly string[]): string =>
  `^(?:${forms.map((form) => form.replaceAll("-", ",").replaceAll(/[#@*]/g, (sign) => classes[sign] ?? "")).join("|")})$`;

/** Normalizes a tracking number: capitals, without spaces and dashes. */
export const plainNumber = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, "");

export const hasForm = (number: string, forms: readonly string[]): boolean =>
  new RegExp(patternOf(forms)).test(number);
