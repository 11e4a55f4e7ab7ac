/** The address or the body that was given to `fetch`, where it is text. */
export const textOf = (value: unknown): string => {
  if (value instanceof URL || value instanceof URLSearchParams) return value.toString();
  return typeof value === "string" ? value : "";
};
