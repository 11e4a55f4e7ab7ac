import { queries } from "@carmine/api/hooks";
import { loadMainQuery } from "../../../../features/loading/load-main-query.ts";
import { loadShop } from "../../../../features/shops/load-shop.ts";
import type { PageLoader } from "../../../../router/loader.ts";
import { shopCouponParams, shopCouponSearch } from "./params.ts";

export const loader: PageLoader = async (context) => {
  const { id } = await loadShop(context);
  const search = shopCouponSearch(id, shopCouponParams.read(context.url.searchParams));
  await loadMainQuery(context, queries.coupons(context.api, search));
};
