/**
 * Pages to show: the first, the last, the current one with its neighbors, and gaps between. A gap of a single page
 * is that page.
 *
 * @param page - the current page, from 1
 * @param count - how many pages there are
 * @returns page numbers, and `"gap"` where some are left out
 */
export function pageRange(page: number, count: number): (number | "gap")[] {
  const near = new Set([1, count, page - 1, page, page + 1]);
  // At either end the row keeps its length, so that the buttons do not wander under the pointer.
  if (page < 3) [2, 3, 4].forEach((number) => near.add(number));
  if (page > count - 2) [count - 1, count - 2, count - 3].forEach((number) => near.add(number));
  const pages = [...near].filter((number) => number >= 1 && number <= count).toSorted((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ["gap" as const, number] : [number];
  });
}
