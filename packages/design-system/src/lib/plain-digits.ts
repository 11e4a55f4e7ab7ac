/** Converts Thai, Lao and full-width digits to ASCII. */
export const plainDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0xe50))
    .replaceAll(/[໐-໙]/g, (digit) => String(digit.charCodeAt(0) - 0xed0));
