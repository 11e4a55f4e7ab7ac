/** Categories that the address chooses, at most one of each department: `?floor=4,13`. */
export const floorsOf = (params: URLSearchParams): string[] =>
  params.get("floor")?.split(",").filter(Boolean) ?? [];

/** The home page with these categories chosen and so many steps of the endless grid. */
export const homeHref = (floors: readonly string[], pages: number): string => {
  const query = [floors.length > 0 && `floor=${floors.join(",")}`, pages > 1 && `page=${pages}`];
  const text = query.filter(Boolean).join("&");
  return text ? `/?${text}` : "/";
};
