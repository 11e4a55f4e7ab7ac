import { queries } from "@carmine/api/hooks";
import { loadShop } from "../../../../features/shops/load-shop.ts";
import type { PageLoader } from "../../../../router/loader.ts";
import { bestSellers, newest, ownOrder, someCoupons } from "../shelves.ts";

export const loader: PageLoader = async (context) => {
  const { api, queryClient } = context;
  const { id } = await loadShop(context);
  await Promise.all([
    ...[bestSellers(id), newest(id), ownOrder(id)].map((shelf) =>
      queryClient.prefetchQuery(queries.shopProducts(api, shelf)),
    ),
    queryClient.prefetchQuery(queries.shopCategories(api, id)),
    queryClient.prefetchQuery(queries.merchantDetail(api, id)),
    queryClient.prefetchQuery(queries.coupons(api, someCoupons(id))),
  ]);
};
