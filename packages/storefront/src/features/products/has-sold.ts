import type { ProductSummary, RankedSummary } from "@carmine/api/hooks";

/** Whether a list by sales may have it: what nobody has bought has no place there, though back ends fill lists with it. */
export const hasSold = ({
  soldCount,
  periodSales,
}: Pick<ProductSummary, "soldCount"> & Partial<Pick<RankedSummary, "periodSales">>): boolean =>
  (periodSales ?? soldCount) > 0;
