import { queries } from "@carmine/api/hooks";
import { loadMainQuery } from "../../../../features/loading/load-main-query.ts";
import { loadShop } from "../../../../features/shops/load-shop.ts";
import { bestSellers } from "../shelves.ts";
import type { PageLoader } from "../../../../router/loader.ts";

export const loader: PageLoader = async (context) => {
  const { id } = await loadShop(context);
  await Promise.all([
    loadMainQuery(context, queries.merchantDetail(context.api, id)),
    context.queryClient.prefetchQuery(queries.shopProducts(context.api, bestSellers(id))),
  ]);
};
