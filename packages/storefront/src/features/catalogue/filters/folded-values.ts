/** Values that are shown of a long list before it is unfolded. */
export const firstCount = 8;

/** What can be folded: a value of a filter. */
export interface FoldedValue {
  readonly label: unknown;
  readonly chosen?: boolean | undefined;
}

export const nameOf = ({ label }: FoldedValue): string => (typeof label === "string" ? label : "");

const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/** Those whose names have the typed letters, with or without their marks. */
export const matching = <Value extends FoldedValue>(
  values: readonly Value[],
  typed: string,
): readonly Value[] => {
  const wanted = plain(typed.trim());
  return wanted === "" ? values : values.filter((value) => plain(nameOf(value)).includes(wanted));
};

/**
 * The first ones and all that are chosen, in the order given.
 * @param counts products of each value: those with most come first. Without them the order itself says which are first.
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
