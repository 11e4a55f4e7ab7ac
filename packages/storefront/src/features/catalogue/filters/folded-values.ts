/** Number of values shown before a long list is expanded. */
export const firstCount = 8;

/** A filter value in a collapsible list. */
export interface FoldedValue {
  readonly label: unknown;
  readonly chosen?: boolean | undefined;
}

export const nameOf = ({ label }: FoldedValue): string => (typeof label === "string" ? label : "");

const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/** Values whose names contain the typed letters, ignoring diacritics. */
export const matching = <Value extends FoldedValue>(
  values: readonly Value[],
  typed: string,
): readonly Value[] => {
  const wanted = plain(typed.trim());
  return wanted === "" ? values : values.filter((value) => plain(nameOf(value)).includes(wanted));
};

/**
 * The first values and all selected ones, in the given order.
 * @param counts product count of each value: the values with the highest count are shown. Without counts the first values
 * are shown.
 */
export const foldedValues = <Value extends FoldedValue>(
  values: readonly Value[],
  counts?: readonly number[],
): readonly Value[] => {
  const byRank = values.map((_, at) => at);
  if (counts) byRank.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const first = new Set(byRank.slice(0, firstCount));
  return values.filter(({ chosen }, at) => chosen === true || first.has(at));
};
