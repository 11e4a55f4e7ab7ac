/** Units that one change adds or removes at most. */
const maxDelta = 1_000_000;

/** A counted stock (`12`), or a change of it (`+4`, `-1`), which applies whatever the stock is now. */
export const readStock = (typed: string): { by: number } | { to: number } | undefined => {
  const text = typed.trim().replace("−", "-");
  if (/^[+-]\d{1,7}$/.test(text)) return Math.abs(Number(text)) > maxDelta ? undefined : { by: Number(text) };
  return /^\d{1,7}$/.test(text) ? { to: Number(text) } : undefined;
};
