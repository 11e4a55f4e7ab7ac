import { maxStockChange } from "@carmine/api/contract";

/** A counted stock (`12`), or a change of it (`+4`, `-1`), which applies whatever the stock is now. */
export const readStock = (typed: string): { by: number } | { to: number } | undefined => {
  const text = typed.trim().replace("−", "-");
  if (/^[+-]\d{1,7}$/.test(text)) {
    const by = Number(text);
    return Math.abs(by) > maxStockChange ? undefined : { by };
  }
  return /^\d{1,7}$/.test(text) ? { to: Number(text) } : undefined;
};
