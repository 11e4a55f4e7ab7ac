/** The order line that the address names; null where it names none. */
export const readLineId = (params: URLSearchParams): number | null => {
  const id = params.get("id") ?? "";
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
};
