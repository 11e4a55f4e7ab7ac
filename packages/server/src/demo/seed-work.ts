import { eq, inArray } from "drizzle-orm";
import { findByEmail } from "../accounts/queries.ts";
import { adjustStock } from "../catalogue/staff/adjust-stock.ts";
import type { AppContext } from "../context.ts";
import { product, sku } from "../database/schema/catalogue.ts";
import { merchant } from "../database/schema/merchants.ts";
import { outboxMessage } from "../database/schema/platform.ts";
import { payOut } from "../ledger/pay-out.ts";
import { maxTries } from "../messaging/deliver.ts";
import { failedMail, lowStock, payoutShop } from "./tables/customer-orders.ts";

const hourMs = 3_600_000;

const countStock = async (ctx: AppContext): Promise<void> => {
  const left = new Map(lowStock);
  const rows = await ctx.db
    .select({ id: sku.id, code: sku.code, onHand: sku.onHand, shopId: product.merchantId })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(inArray(sku.code, [...left.keys()]));
  const changes = rows.map(({ id, code, onHand }) => ({
    skuId: id,
    from: onHand,
    to: left.get(code) ?? onHand,
  }));
  const shopIds = [...new Set(rows.map(({ shopId }) => shopId))];
  await adjustStock(ctx, { role: "merchant", accountId: null }, shopIds, { changes, cause: "count" });
};

const requestPayout = async (ctx: AppContext): Promise<void> => {
  const finance = await findByEmail(ctx.db, "stefan@carmine.example");
  const [shop] = await ctx.db.select({ id: merchant.id }).from(merchant).where(eq(merchant.name, payoutShop));
  if (!finance || !shop) throw new Error("The demo has no finance member or no shop for its payout");
  const payout = { merchantId: shop.id, reference: "SEPA 2026-118" };
  await payOut(ctx, { role: "operator", accountId: finance.id }, [payout]);
};

/** Adds work for the staff: products with low stock, a payout to approve, and an email that couldn't be delivered. */
export const seedWork = async (ctx: AppContext): Promise<void> => {
  await countStock(ctx);
  await requestPayout(ctx);
  const { to, subject, text, error: lastError, hoursAgo } = failedMail;
  const createdAt = new Date(ctx.clock.now().getTime() - hoursAgo * hourMs);
  const tries = maxTries.mail;
  await ctx.db
    .insert(outboxMessage)
    .values({ kind: "mail", to, subject, text, createdAt, dueAt: createdAt, tries, lastError });
};
