import type { ProductSummary, RankedSummary } from "@carmine/api/hooks";

/** Whether a product has been sold: back ends fill best-seller lists with unsold products, which must be hidden. */
export const hasSold = ({
  soldCount,
  periodSales,
}: Pick<ProductSummary, "soldCount"> & Partial<Pick<RankedSummary, "periodSales">>): boolean =>
  (periodSales ?? soldCount) > 0;
