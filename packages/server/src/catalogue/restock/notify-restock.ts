import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { AppContext, Message } from "../../context.ts";
import { rowsOf } from "../../database/rows.ts";
import { transaction } from "../../database/transaction.ts";
import { notify } from "../../notifications/notify.ts";
import { textOf } from "../../http/messages/index.ts";
import { isSkuForSale } from "../../shared/for-sale.ts";
import { textIn, type LocalizedText } from "../../shared/localized-text.ts";
import { pageAddress } from "../../http/page-address.ts";
import { skuText } from "../../shared/sku-text.ts";
import type { ProductOption } from "../../shared/product-option.ts";

/** Mails of one transaction. */
const batch = 200;

interface Waiting {
  /** Of an account that gave no other address: told as it wishes to be. */
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

const pathOf = ({ productId, skuId }: Waiting): string => `/goods_detail/${productId}?sku=${skuId}`;

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

/** Tells those who have waited longest. @returns how many */
const notifyBatch = ({ db, clock, messenger, config }: Tools): Promise<number> =>
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
    const ofAccounts = Map.groupBy(
      waiting.filter(({ accountId }) => accountId !== null),
      ({ skuId }) => skuId,
    );
    for (const [first, ...others] of ofAccounts.values())
      if (first)
        await notify(tx, {
          accountId: [first, ...others].flatMap(({ accountId }) => accountId ?? []),
          kind: "restock",
          values: { product: first.name },
          path: pathOf(first),
        });
    const byMail = waiting.filter(({ accountId }) => accountId === null);
    await messenger.send(
      byMail.map((request) => mailOf(request, config)),
      tx,
    );
    return waiting.length;
  });

/**
 * Tells everybody who waits for a sku that can be bought again: accounts by a notice, others by mail. Marking and
 * telling are one transaction, so that each request is answered once whatever happens.
 * @returns how many were told
 */
export const notifyRestock = async (tools: Tools): Promise<number> => {
  for (let all = 0; ;) {
    const told = await notifyBatch(tools);
    all += told;
    if (told < batch) return all;
  }
};
