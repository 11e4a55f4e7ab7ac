/** A typed price as decimal text: `1.234,5` and `1,234.50` are `1234.50`; undefined for other text and for 0. */
export const readPrice = (typed: string, digits: number): string | undefined => {
  const text = typed.replaceAll(/[^\d.,]/g, "");
  const at = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const isDecimal = at >= 0 && text.length - at - 1 <= digits && digits > 0;
  const whole = (isDecimal ? text.slice(0, at) : text).replaceAll(/[.,]/g, "");
  const fraction = isDecimal ? text.slice(at + 1) : "";
  if (!/^\d{1,8}$/.test(whole) || !/\d/.test(typed) || typed.includes("-")) return undefined;
  const price = digits === 0 ? whole : `${Number(whole)}.${fraction.padEnd(digits, "0")}`;
  return Number(price) > 0 ? price : undefined;
};
