import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { AppContext, Message } from "../../context.ts";
import { rowsOf } from "../../database/rows.ts";
import { transaction } from "../../database/transaction.ts";
import { notifyGrouped } from "../../notifications/notify.ts";
import { notifyInBatches, type Batch } from "../../notifications/notify-in-batches.ts";
import { textOf } from "../../http/messages.ts";
import { isSkuForSale } from "../../shared/for-sale.ts";
import { textIn, type LocalizedText } from "../../shared/localized-text.ts";
import { pageAddress } from "../../http/page-address.ts";
import { skuText } from "../../shared/sku-text.ts";
import type { ProductOption } from "../../shared/product-option.ts";

/** Mails per transaction. */
const batch = 200;

interface Waiting {
  /** Account to notify as its settings say; null if the request names another email. */
  accountId: number | null;
  email: string;
  locale: WireLocale;
  skuId: number;
  productId: number;
  name: LocalizedText;
  options: ProductOption[];
  values: string[];
}

type Tools = Pick<AppContext, "db" | "clock" | "messenger" | "config">;

const pathOf = ({ productId, skuId }: Pick<Waiting, "productId" | "skuId">): string =>
  `/goods_detail/${productId}?sku=${skuId}`;

const mailOf = (request: Waiting, config: Tools["config"]): Message => {
  const { email, locale, name, options, values } = request;
  const chosen = textIn(skuText(options, values), locale);
  const filled = {
    product: [textIn(name, locale), chosen].filter(Boolean).join(" · "),
    link: pageAddress(config, locale, pathOf(request)),
  };
  return {
    kind: "mail",
    to: email,
    subject: textOf("restockMailSubject", locale, filled),
    text: textOf("restockMailText", locale, filled),
  };
};

/** Notifies the oldest requests first. */
const notifyBatch = ({ db, clock, messenger, config }: Tools): Promise<Batch> =>
  transaction(db, async (tx) => {
    const waiting = await rowsOf<Waiting>(
      tx,
      sql`update restock_request r set notified_at = ${clock.now().toISOString()}::timestamptz
        from sku s join product p on p.id = s.product_id
        where r.sku_id = s.id and r.id in (
          select r.id from restock_request r join sku s on s.id = r.sku_id join product p on p.id = s.product_id
          where r.notified_at is null and s.available > 0 and ${isSkuForSale}
            and (r.not_before is null or r.not_before <= ${clock.now().toISOString()}::timestamptz)
          order by r.id limit ${batch}::int for update of r skip locked)
        returning r.account_id as "accountId", r.email, r.locale, r.sku_id as "skuId", s.product_id as "productId", p.name, p.options, s.values`,
    );
    await notifyGrouped(
      tx,
      waiting.flatMap(({ accountId, ...request }) => (accountId === null ? [] : { ...request, accountId })),
      ({ skuId }) => skuId,
      (request) => ({ kind: "restock", values: { product: request.name }, path: pathOf(request) }),
    );
    const byMail = waiting.filter(({ accountId }) => accountId === null);
    await messenger.send(
      byMail.map((request) => mailOf(request, config)),
      tx,
    );
    return { processedCount: waiting.length, notifiedCount: waiting.length };
  });

/**
 * Notifies subscribers of skus that are available again: accounts by notice, others by mail. Marking and
 * notifying are one transaction, so that each request is answered once.
 * @returns the number of notified requests
 */
export const notifyRestock = (tools: Tools): Promise<number> =>
  notifyInBatches(batch, () => notifyBatch(tools));
