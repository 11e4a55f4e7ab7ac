import type { SalesTotals } from "@carmine/api/contract";

const averageOf = ({ sales, orders }: SalesTotals): number => (orders === 0 ? 0 : Number(sales) / orders);

/** Changes since the previous period, `undefined` if it had no orders. Sales as a share, the others as amounts. */
export const salesChanges = (totals: SalesTotals, previous: SalesTotals) => {
  const average = averageOf(totals);
  if (previous.orders === 0 || Number(previous.sales) === 0) return { average };
  return {
    average,
    sales: Number(totals.sales) / Number(previous.sales) - 1,
    orders: totals.orders - previous.orders,
    averageChange: average - averageOf(previous),
    units: totals.units - previous.units,
  };
};
