/**
 * The query reduced to what the page reads, in a fixed order: two addresses that show the same page have one key, and
 * nothing that a visitor adds gets into a cached page.
 */
export const knownSearch = (search: string, known: readonly string[] = []): string => {
  if (search === "" || known.length === 0) return "";
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of known.toSorted()) {
    const value = given.get(name);
    if (value !== null && value !== "") kept.set(name, value);
  }
  const text = kept.toString();
  return text && `?${text}`;
};

/** Pages of longer addresses are not cached. */
export const longestKey = 512;
