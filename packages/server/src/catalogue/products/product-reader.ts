import { chargedDigits } from "../../shared/charges.ts";
import { dayIn } from "../../shared/shop-time.ts";
import {
  productTag,
  shopTag,
  tagsOfProducts,
  type ProductDetail,
  type WireLocale,
} from "@carmine/api/contract";
import type { AppContext } from "../../context.ts";

import { deliveryTerms, readDelivery } from "../../shipping/delivery/delivery-terms.ts";
import { readHomeCountry } from "../../shipping/delivery/home-country.ts";
import { cachedRead } from "../../http/answer-cache.ts";
import { guaranteesOf, readGuarantees } from "./guarantees.ts";
import { shownProduct } from "./product-detail.ts";
import { productRows } from "./product-rows.ts";
import { readShopOfProducts, shopCardFor } from "./shop-of-product.ts";

/**
 * A product for its page with delivery to this country (two letters; default the marketplace's); null if
 * missing.
 */
export type ReadDetail = (
  id: number,
  locale: WireLocale,
  country: string | undefined,
) => Promise<ProductDetail | null>;

/** Tags of the operator's settings and texts. */
const platformTags = () => ["home", "search"];

/**
 * Reads products for their pages from parts that are cached separately: shoppers in different countries share
 * the product, and products of a shop share the shop, its guarantees and its delivery to a country.
 */
export const productReader = (ctx: AppContext): ReadDetail => {
  const { db, clock, config } = ctx;
  const digits = chargedDigits(config);
  const readRow = productRows(db);

  const readShown = cachedRead(
    ctx,
    "product",
    async (id: number, locale: WireLocale) => {
      const row = await readRow(id, locale);
      return row && shownProduct(row, locale);
    },
    (shown, id) => [productTag(id), ...(shown ? [shopTag(shown.page.productInfo.merId)] : [])],
  );
  const readShop = cachedRead(
    ctx,
    "shop of products",
    (id: number, locale: WireLocale) => readShopOfProducts(db, id, locale),
    (shop, id) => [shopTag(id), ...(shop ? tagsOfProducts(shop.proList) : [])],
  );
  const readAllGuarantees = cachedRead(
    ctx,
    "guarantees",
    (locale: WireLocale) => readGuarantees(db, locale),
    platformTags,
  );
  const readHome = cachedRead(ctx, "home country", () => readHomeCountry(db), platformTags);
  const readDeliveryTo = cachedRead(
    ctx,
    "delivery",
    (merId: number, country: string) => readDelivery(db, merId, country),
    (_, merId) => [shopTag(merId)],
  );

  return async (id, locale, country) => {
    const shown = await readShown(id, locale);
    if (shown === null) return null;
    const { merId, guaranteeIds } = shown.page.productInfo;
    const [shop, guarantees, to] = await Promise.all([
      readShop(merId, locale),
      guaranteeIds ? readAllGuarantees(locale) : [],
      country ?? readHome(),
    ]);
    if (!shop) return null;
    const delivery = await readDeliveryTo(merId, to);
    return {
      ...shown.page,
      merchantInfo: shopCardFor(shop, id),
      guaranteeList: guaranteesOf(guarantees, guaranteeIds),
      ...deliveryTerms(delivery, shown.piece, {
        country: to,
        locale,
        today: dayIn(config.timeZone, clock.now()),
        digits,
      }),
    };
  };
};
