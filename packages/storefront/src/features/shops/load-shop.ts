import type { ShopHead } from "@carmine/api/hooks";
import { queries } from "@carmine/api/hooks";
import { isMissing } from "../../app/api.ts";
import { notFound, type LoaderContext } from "../../router/loader.ts";
import { loadMainQuery } from "../loading/load-main-query.ts";
import { rememberServerTime } from "../loading/server-clock.ts";
import { shopIdOf } from "./shop-address.ts";

/**
 * Loads the shop's data for its pages and tags the page.
 * @returns the shop's id, and its data if loaded
 */
export const loadShop = async (
  context: LoaderContext,
): Promise<{ id: number; shop: ShopHead | undefined }> => {
  const { api, tag, url } = context;
  const id = shopIdOf(url.searchParams);
  if (id === undefined) throw notFound();
  tag(`shop:${id}`, "search");
  // The shop's header shows whether it is open now.
  rememberServerTime(context.queryClient);
  try {
    return { id, shop: await loadMainQuery(context, queries.merchantIndex(api, id)) };
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
};
