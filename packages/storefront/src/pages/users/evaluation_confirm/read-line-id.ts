/** The order line in the address; null if there is none. */
export const readLineId = (params: URLSearchParams): number | null => {
  const id = params.get("id") ?? "";
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
};
