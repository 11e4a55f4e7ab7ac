/** The address or the body that was given to `fetch`, where it is text. */
export const textOf = (value: unknown): string => {
  if (value instanceof URL) return value.href;
  return typeof value === "string" ? value : "";
};
