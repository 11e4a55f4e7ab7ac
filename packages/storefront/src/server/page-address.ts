/**
 * The query with only the parameters that the page reads, in a fixed order: addresses of the same page share a cache
 * key, and unknown parameters can't get into a cached page.
 */
export const knownSearch = (
  search: string,
  known: readonly string[] = [],
  lists: readonly string[] = [],
): string => {
  if (search === "" || known.length === 0) return "";
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of known.toSorted()) {
    const value = lists.includes(name) ? given.getAll(name).filter(Boolean).join(",") : given.get(name);
    if (value !== null && value !== "") kept.set(name, value);
  }
  const text = kept.toString();
  return text && `?${text}`;
};

/** Maximum length of a cache key; pages with longer addresses aren't cached. */
export const longestKey = 512;
