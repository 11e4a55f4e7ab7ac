/** The department that the address names; undefined for all of them. */
export const departmentOf = (params: URLSearchParams): number | undefined => {
  const text = params.get("cid") ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
};
