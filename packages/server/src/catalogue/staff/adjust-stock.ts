import { Code, type StockCause, type StockChange } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import { arrayText } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { changedFailure } from "../../http/envelope/changed-failure.ts";

export interface StockInput {
  readonly changes: readonly StockChange[];
  readonly cause: Extract<StockCause, "count" | "delivery" | "correction">;
  readonly reason?: string | null | undefined;
}

interface Stocked {
  readonly skuId: number;
  readonly productId: number;
  readonly merchantId: number;
  /** Before the change. */
  readonly was: number;
  /** Null if the condition of the change doesn't hold. */
  readonly onHand: number | null;
  readonly reserved: number;
  readonly available: number | null;
}

/** Names the cause for the stock history, which a trigger writes. */
const nameCause = (tx: Transaction, { accountId }: Actor, { cause, reason }: StockInput) =>
  tx.execute(sql`select set_config('carmine.stock_cause', ${cause}, true), set_config('carmine.stock_link', '', true),
    set_config('carmine.stock_account', ${accountId === null ? "" : String(accountId)}, true),
    set_config('carmine.stock_reason', ${reason ?? ""}, true)`);

/** One conditional update; variants are locked in id order, like those of an order (rule 2). */
const update = (tx: Transaction, shopIds: readonly number[], changes: readonly StockChange[]) =>
  rowsOf<Stocked>(
    tx,
    sql`
    with w as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as x("skuId" int, "by" int, "from" int, "to" int)
    ),
    l as (
      select s.id, s.product_id, p.merchant_id, s.on_hand as was, s.reserved, w."by", w."from", w."to"
      from w join sku s on s.id = w."skuId" join product p on p.id = s.product_id
      where p.merchant_id = any(${arrayText(shopIds)}::int[]) and not p.is_deleted
      order by s.id for update of s
    ),
    changed as (
      update sku set on_hand = coalesce(l."to", sku.on_hand + l."by")
      from l
      where sku.id = l.id and (l."from" is null or sku.on_hand = l."from")
        and (sku.is_always_sellable or coalesce(l."to", sku.on_hand + l."by") >= sku.reserved)
      returning sku.id, sku.on_hand, sku.reserved, case when sku.is_always_sellable then null else sku.available end as available
    )
    select l.id as "skuId", l.product_id as "productId", l.merchant_id as "merchantId", l.was,
      c.on_hand as "onHand", l.reserved, c.available
    from l left join changed c on c.id = l.id order by l.id`,
  );

/** @throws Failure 409 with the current units if another writer was first, else 400 for reserved units */
const requireAll = (rows: readonly Stocked[], changes: ReadonlyMap<number, StockChange>): void => {
  const failed = rows.filter(({ onHand }) => onHand === null);
  const outdated = failed.filter(({ skuId, was }) => {
    const change = changes.get(skuId);
    return change && "from" in change && change.from !== was;
  });
  if (outdated.length > 0)
    throw changedFailure(
      outdated.map(({ skuId, was }) => ({ id: skuId, field: "onHand", current: String(was) })),
    );
  const [first] = failed;
  if (first) throw new Failure(Code.badRequest, "stockReserved", { count: first.reserved });
};

type Adjusted = { skuId: number; onHand: number; reserved: number; available: number | null }[];

/** Changes stock in a larger transaction; see `adjustStock`. */
export const writeStock = async (
  tx: Transaction,
  actor: Actor,
  shopIds: readonly number[],
  input: StockInput,
  now: Date,
): Promise<Adjusted> => {
  const changes = new Map(input.changes.map((one) => [one.skuId, one]));
  if (changes.size < input.changes.length) throw new Failure(Code.badRequest, "wrongParameter");
  await nameCause(tx, actor, input);
  const rows = await update(tx, shopIds, input.changes);
  if (rows.length < changes.size) throw notFound();
  requireAll(rows, changes);
  for (const { skuId, merchantId, was, onHand } of rows) {
    const act = {
      merchantId,
      action: "stock.adjust",
      subject: `sku:${skuId}`,
      before: { onHand: was },
      after: { onHand, cause: input.cause, ...(input.reason && { reason: input.reason }) },
    };
    await recordAudit(tx, actor, act, now);
  }
  await publishTags(
    tx,
    rows.map(({ productId }) => `product:${productId}`),
  );
  return rows.map(({ skuId, was, onHand, reserved, available }) => ({
    skuId,
    onHand: onHand ?? was,
    reserved,
    available,
  }));
};

/**
 * Changes the units on hand of variants: by a number, or from one value to another if it is still stored.
 * @throws Failure 404 for a variant of another shop; 409 with the current units or 400 for reserved ones, and nothing
 * is written
 */
export const adjustStock = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  shopIds: readonly number[],
  input: StockInput,
): Promise<Adjusted> => transaction(db, (tx) => writeStock(tx, actor, shopIds, input, clock.now()));
