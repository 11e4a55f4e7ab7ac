import type { ProductDetail, WireLocale } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { minorDigits } from "../../shared/money.ts";
import { deliveryTerms, readDelivery } from "../../shipping/delivery/delivery-terms.ts";
import { cardTags, pieceCache } from "../public-cache.ts";
import { readProduct, type ShownProduct } from "./product-detail.ts";

/**
 * A product as its page needs it, sent to this country (two letters; the marketplace's own where none is named); null
 * where there is none.
 */
export type ReadDetail = (
  id: number,
  locale: WireLocale,
  country: string | undefined,
) => Promise<ProductDetail | null>;

/** Page tags of all that a product's page shows. */
export const detailTags = ({ productInfo, merchantInfo }: ShownProduct["page"]): string[] => [
  `shop:${productInfo.merId}`,
  ...cardTags({ list: merchantInfo.proList }),
];

/**
 * Reads products for their pages. Readers in different countries see the same product and only its delivery differs, which
 * in turn is the same for all products of a shop: each is read once until it changes.
 */
export const productReader = (app: FastifyInstance, ctx: AppContext): ReadDetail => {
  const { db, clock, config } = ctx;
  const pieces = pieceCache(app, ctx);
  const digits = minorDigits(config.currency);
  return async (id, locale, country) => {
    const shown = await pieces.get(
      `product ${locale} ${id}`,
      [`product:${id}`],
      () => readProduct(db, id, locale),
      (read) => (read ? detailTags(read.page) : []),
    );
    if (shown === null) return null;
    const { page, piece, home } = shown;
    const { merId } = page.productInfo;
    const to = country ?? home;
    const row = await pieces.get(`delivery ${merId} ${to}`, [`shop:${merId}`], () =>
      readDelivery(db, merId, to),
    );
    return {
      ...page,
      ...deliveryTerms(row, piece, { country: to, locale, now: clock.now(), digits }),
    };
  };
};
