/** Goods per step of the endless grid: three rows of five. */
export const gridLimit = 15;
/** So many steps are rendered for an address; more are loaded in the page. */
const maxPages = 10;

/** How many steps `?page=` asks for: 1 where it asks for none. */
export const gridPages = (text: string | null): number => {
  const wanted = /^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(wanted, maxPages);
};
