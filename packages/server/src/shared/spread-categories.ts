/** Products of one category next to each other in a list. */
const maxTogether = 2;

/** Whether the remaining items can follow a run of `run` items of the category `last`. */
const isFeasible = (counts: ReadonlyMap<unknown, number>, last: unknown, run: number): boolean => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].every(([category, count]) => {
    const first = category === last ? maxTogether - run : maxTogether;
    return count <= first + maxTogether * (total - count);
  });
};

/**
 * Reorders a list so that at most two items of one category are next to each other, with as few changes as
 * possible: each place takes the earliest item that leaves such an order for the rest. If one category has too
 * many items for that, they follow at the end.
 */
export const spreadCategories = <Item>(
  items: readonly Item[],
  categoryOf: (item: Item) => unknown,
): Item[] => {
  const rest = [...items];
  const counts = new Map<unknown, number>();
  for (const item of rest) counts.set(categoryOf(item), (counts.get(categoryOf(item)) ?? 0) + 1);
  const spread: Item[] = [];
  let last: unknown;
  let run = 0;
  while (rest.length > 0) {
    const runWith = (category: unknown): number => (run > 0 && category === last ? run + 1 : 1);
    const withoutOne = (category: unknown) => new Map(counts).set(category, (counts.get(category) ?? 0) - 1);
    const allowed = [...counts.keys()].filter((category) => runWith(category) <= maxTogether);
    const best = allowed.filter((category) => isFeasible(withoutOne(category), category, runWith(category)));
    const firstOf = (categories: readonly unknown[]): number =>
      rest.findIndex((item) => categories.includes(categoryOf(item)));
    const at = Math.max(0, firstOf(best) === -1 ? firstOf(allowed) : firstOf(best));
    const [item] = rest.splice(at, 1) as [Item];
    const category = categoryOf(item);
    run = runWith(category);
    last = category;
    counts.set(category, (counts.get(category) ?? 0) - 1);
    spread.push(item);
  }
  return spread;
};
