/**
 * The selection after a click on `id`.
 * @param shown ids in their order on the page
 * @param from start of a range; without it only `id` changes
 */
export const changeSelection = (
  selected: ReadonlySet<number>,
  { shown, id, on, from }: { shown: readonly number[]; id: number; on: boolean; from?: number | undefined },
): ReadonlySet<number> => {
  const [at, start] = [shown.indexOf(id), from === undefined ? -1 : shown.indexOf(from)];
  const range = start < 0 ? [id] : shown.slice(Math.min(at, start), Math.max(at, start) + 1);
  const others = [...selected].filter((one) => !range.includes(one));
  return new Set(on ? [...others, ...range] : others);
};
