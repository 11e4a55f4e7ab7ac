const maxMonths = 120;

/** Months from the current one back to the first, `yyyy-MM`; at most ten years. */
export const monthsBack = (current: string, first: string | null): string[] => {
  const [year = 0, month = 1] = current.split("-").map(Number);
  return Array.from({ length: maxMonths }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  ).filter((one) => one === current || (first !== null && one >= first));
};
