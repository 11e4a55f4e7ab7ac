import type { RankedSummary } from "@carmine/api/hooks";

/** A product of a ranking with the given fields. */
export const ranked = (id: number, facts: Partial<RankedSummary> = {}): RankedSummary => ({
  id,
  name: `Product ${id}`,
  picture: null,
  hoverPicture: null,
  price: "20.00",
  listPrice: null,
  soldCount: 5,
  stock: 9,
  shopName: null,
  isSelf: false,
  tags: [],
  stars: null,
  reviewCount: 0,
  skuId: null,
  periodSales: 5,
  placeBefore: null,
  topSize: null,
  ...facts,
});
