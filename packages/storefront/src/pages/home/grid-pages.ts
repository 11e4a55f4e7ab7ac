/** Products per page of the endless grid: three rows of five. */
export const gridLimit = 15;
/** Maximum pages rendered for a URL; more can be loaded on the page. */
const maxPages = 10;

/** Number of grid pages in `?page=`; 1 by default. */
export const gridPages = (text: string | null): number => {
  const wanted = /^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(wanted, maxPages);
};
