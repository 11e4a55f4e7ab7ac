import { queries } from "@carmine/api/hooks";
import { loadMainQuery } from "../../../../features/loading/load-main-query.ts";
import { loadShop } from "../../../../features/shops/load-shop.ts";
import type { PageLoader } from "../../../../router/loader.ts";
import { couponSearchOf, readCoupons } from "./coupon-address.ts";

export const loader: PageLoader = async (context) => {
  const { id } = await loadShop(context);
  const view = readCoupons(context.url.searchParams, id);
  await loadMainQuery(context, queries.coupons(context.api, couponSearchOf(view)));
};
