/** Whether a card's "MM/YY" has expired; it is valid until the last day of its month. */
export const isCardExpired = (expiry: string, now: Date): boolean => {
  const [month = 0, year = 0] = expiry.split("/").map(Number);
  return Date.UTC(2000 + year, month, 1) <= now.getTime();
};
