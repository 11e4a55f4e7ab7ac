import { queries } from "@carmine/api/hooks";
import { loadMainQuery } from "../../../../features/loading/load-main-query.ts";
import { loadShop } from "../../../../features/shops/load-shop.ts";
import type { PageLoader } from "../../../../router/loader.ts";
import { bestSellers } from "../shelves.ts";
import { shopCouponParams, shopCouponSearch } from "./params.ts";

export const loader: PageLoader = async (context) => {
  const { id } = await loadShop(context);
  const search = shopCouponSearch(id, shopCouponParams.read(context.url.searchParams));
  const { api, queryClient } = context;
  await Promise.all([
    loadMainQuery(context, queries.coupons(api, search)),
    queryClient.prefetchQuery(queries.shopProducts(api, bestSellers(id))),
  ]);
};
