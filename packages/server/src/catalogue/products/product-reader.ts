import { chargedDigits } from "../../shared/charges.ts";
import type { ProductDetail, WireLocale } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";

import { deliveryTerms, readDelivery } from "../../shipping/delivery/delivery-terms.ts";
import { readHomeCountry } from "../../shipping/delivery/home-country.ts";
import { cardTags, pieceCache } from "../public-cache.ts";
import { guaranteesOf, readGuarantees } from "./guarantees.ts";
import { shownProduct } from "./product-detail.ts";
import { productRows } from "./product-rows.ts";
import { readShopOfProducts, shopBeside } from "./shop-of-product.ts";

/**
 * A product as its page needs it, sent to this country (two letters; the marketplace's own where none is named); null
 * where there is none.
 */
export type ReadDetail = (
  id: number,
  locale: WireLocale,
  country: string | undefined,
) => Promise<ProductDetail | null>;

type Shop = ProductDetail["merchantInfo"];

const shopTags = ({ proList }: Shop): string[] => cardTags({ list: proList });

/** Page tags of all that a product's page shows. */
export const detailTags = ({ merchantInfo }: Pick<ProductDetail, "merchantInfo">): string[] => [
  `shop:${merchantInfo.id}`,
  ...shopTags(merchantInfo),
];

/** What the operator writes is told by these. */
const platformTags = ["home", "search"];

/**
 * Reads products for their pages, in pieces that are each kept until they change: readers in different countries see the
 * same product, and the shop, what is guaranteed and the delivery to a country are the same beside all products of a shop.
 */
export const productReader = (app: FastifyInstance, ctx: AppContext): ReadDetail => {
  const { db, clock, config } = ctx;
  const pieces = pieceCache(app, ctx);
  const digits = chargedDigits(config);
  const readRow = productRows(db);

  const readShown = (id: number, locale: WireLocale) =>
    pieces.get(
      `product ${locale} ${id}`,
      [`product:${id}`],
      async () => {
        const row = await readRow(id, locale);
        return row && shownProduct(row, locale);
      },
      (shown) => (shown ? [`shop:${shown.page.productInfo.merId}`] : []),
    );
  const readShop = (id: number, locale: WireLocale) =>
    pieces.get(
      `shop of products ${locale} ${id}`,
      [`shop:${id}`],
      () => readShopOfProducts(db, id, locale),
      (shop) => (shop ? shopTags(shop) : []),
    );

  return async (id, locale, country) => {
    const shown = await readShown(id, locale);
    if (shown === null) return null;
    const { merId, guaranteeIds } = shown.page.productInfo;
    const [shop, guarantees, to] = await Promise.all([
      readShop(merId, locale),
      guaranteeIds ? pieces.get(`guarantees ${locale}`, platformTags, () => readGuarantees(db, locale)) : [],
      country ?? pieces.get("home country", platformTags, () => readHomeCountry(db)),
    ]);
    if (!shop) return null;
    const delivery = await pieces.get(`delivery ${merId} ${to}`, [`shop:${merId}`], () =>
      readDelivery(db, merId, to),
    );
    return {
      ...shown.page,
      merchantInfo: shopBeside(shop, id),
      guaranteeList: guaranteesOf(guarantees, guaranteeIds),
      ...deliveryTerms(delivery, shown.piece, { country: to, locale, now: clock.now(), digits }),
    };
  };
};
