/** Categories selected in the URL, at most one of each department: `?floor=4,13`. */
export const floorsOf = (params: URLSearchParams): string[] =>
  params.get("floor")?.split(",").filter(Boolean) ?? [];

/** Path of the home page with these categories and grid pages. */
export const homeHref = (floors: readonly string[], pages: number): string => {
  const query = [floors.length > 0 && `floor=${floors.join(",")}`, pages > 1 && `page=${pages}`];
  const text = query.filter(Boolean).join("&");
  return text ? `/?${text}` : "/";
};
