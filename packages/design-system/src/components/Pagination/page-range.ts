/**
 * Pages to show: the first, the last, the current one with its neighbors, and gaps between them. A gap of one
 * page shows that page.
 * @param page - the current page, from 1
 * @param count - number of pages
 * @returns page numbers, and `"gap"` for omitted pages
 */
export function pageRange(page: number, count: number): (number | "gap")[] {
  const near = new Set([1, count, page - 1, page, page + 1]);
  // At either end the row keeps its length, so that the buttons don't move under the pointer.
  if (page < 3) [2, 3, 4].forEach((number) => near.add(number));
  if (page > count - 2) [count - 1, count - 2, count - 3].forEach((number) => near.add(number));
  const pages = [...near].filter((number) => number >= 1 && number <= count).toSorted((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ["gap" as const, number] : [number];
  });
}
