import {
  Code,
  type ChangedData,
  type merchantProductCreate,
  type ProductChange,
  type SkuField,
} from "@carmine/api/contract";
import { Big } from "big.js";
import { and, eq, sql } from "drizzle-orm";
import type { output } from "zod/v4/core";
import { recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { product, sku } from "../../database/schema/catalogue.ts";
import { arrayText } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import type { ShopStaff } from "../../http/callers/roles.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { withoutPictureHost } from "../../shared/media-address.ts";
import { type CurrentProduct, readCurrentProduct } from "../products/current-product.ts";
import { optionKey } from "../products/option-key.ts";
import { writeDraft } from "../products/save-product.ts";
import { writeStock } from "./adjust-stock.ts";
import { requireSellablePrice } from "./change-prices.ts";
import { changedFailure } from "../../http/envelope/changed-failure.ts";
import { changeContent, contentOf, localContent, wrongParameter } from "./product-content.ts";
import { type NewSku, productDraftOf } from "./product-draft-of.ts";
import {
  moveSkus,
  staffOptionsOf,
  storedOptions,
  structuredSkus,
  type StructuredSkus,
  unchangedSku,
} from "./product-structure.ts";
import { textIn } from "../../shared/localized-text.ts";
import { requireDecimals } from "../../http/envelope/require-decimals.ts";
import { enteredAmounts } from "./entered-amounts.ts";

type Context = Pick<AppContext, "db" | "clock" | "config">;

const actorOf = ({ accountId }: ShopStaff) => ({ role: "merchant", accountId }) as const;

const requireRightFor = (staff: ShopStaff, right: "prices.write" | "stock.write", merchantId: number) => {
  if (!staff.can(right, merchantId)) throw new Failure(Code.forbidden, "forbidden");
};

/** Adds the units of new variants, as a count in the stock history. */
const writeFirstStock = async (
  tx: Transaction,
  staff: ShopStaff,
  { id, merchantId }: { id: number; merchantId: number },
  stock: StructuredSkus["stock"],
  now: Date,
) => {
  if (stock.length === 0) return;
  requireRightFor(staff, "stock.write", merchantId);
  const rows = await tx
    .select({ id: sku.id, values: sku.values, onHand: sku.onHand })
    .from(sku)
    .where(eq(sku.productId, id));
  const byValues = new Map(rows.map((row) => [row.values.join("\n"), row]));
  const changes = stock.flatMap(({ values, units }) => {
    const row = byValues.get(values.join("\n"));
    return row && row.onHand !== units ? [{ skuId: row.id, from: row.onHand, to: units }] : [];
  });
  await writeStock(tx, actorOf(staff), [merchantId], { changes, cause: "count" }, now);
};

/** A free handle from the product's name. Imports find the product by it. */
const freeHandle = async (tx: Transaction, merchantId: number, name: string): Promise<string> => {
  const base = optionKey(name).slice(0, 100);
  const taken = await rowsOf<{ handle: string }>(
    tx,
    sql`select handle from product where merchant_id = ${merchantId}::int and (handle = ${base} or starts_with(handle, ${`${base}-`}))`,
  );
  const handles = new Set(taken.map(({ handle }) => handle));
  if (!handles.has(base)) return base;
  let count = 2;
  while (handles.has(`${base}-${count}`)) count += 1;
  return `${base}-${count}`;
};

/**
 * Adds a product to a shop.
 * @throws Failure 400 for invalid content, 403 without the right to write prices or stock
 */
export const createProduct = (
  { db, clock, config }: Context,
  staff: ShopStaff,
  { merId, content: sent, options, variants }: output<typeof merchantProductCreate.body>,
): Promise<{ id: number }> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const content = localContent(sent);
    if (variants.length > 0) requireRightFor(staff, "prices.write", merId);
    requireDecimals(
      variants.flatMap(({ price, listPrice }) => [price, listPrice]),
      config.currency,
    );
    const stored = storedOptions(options, []);
    const { skus, stock } = structuredSkus(stored, { variants }, new Map());
    // Two products with the same name get different handles.
    await tx.execute(sql`select from merchant where id = ${merId}::int for no key update`);
    const handle = await freeHandle(tx, merId, textIn(content.name, "en"));
    const author = { accountId: staff.accountId, now };
    const draft = await productDraftOf(tx, {
      merchantId: merId,
      handle,
      content,
      options: stored,
      skus,
      current: null,
      author,
    });
    const { id } = await writeDraft(tx, draft);
    await writeFirstStock(tx, staff, { id, merchantId: merId }, stock, now);
    const act = {
      merchantId: merId,
      action: "product.create",
      subject: `product:${id}`,
      after: { ...content, variants: skus.length },
    };
    await recordAudit(tx, actorOf(staff), act, now);
    return { id };
  });

/** Locks a product of these shops and its variants, in this order like imports. */
const lockProduct = async (tx: Transaction, shopIds: readonly number[], id: number) => {
  const [own] = await rowsOf(
    tx,
    sql`select from product where id = ${id}::int and merchant_id = any(${arrayText(shopIds)}::int[]) and not is_deleted for no key update`,
  );
  if (!own) throw notFound();
  await tx.execute(sql`select from sku where product_id = ${id}::int order by id for update`);
  const current = await readCurrentProduct(tx, and(eq(product.id, id), eq(product.isDeleted, false)));
  if (!current) throw notFound();
  return current;
};

type SkuValue = string | boolean | null;

/** A variant with the fields that staff write. */
interface EditedSku {
  readonly sku: NewSku;
  readonly isOnSale: boolean;
}

const readField = ({ sku: one, isOnSale }: EditedSku, field: SkuField): SkuValue =>
  field === "isOnSale" ? isOnSale : one[field];

const isAmount = (field: SkuField): boolean =>
  field === "price" || field === "listPrice" || field === "weight";

const isSame = (field: SkuField, a: SkuValue, b: SkuValue): boolean =>
  isAmount(field) && typeof a === "string" && typeof b === "string" && amount.test(b)
    ? new Big(a).eq(b)
    : a === b;

const amount = /^\d{1,8}(\.\d{1,3})?$/;
const price = /^\d{1,8}(\.\d{1,2})?$/;

/** @throws Failure 400 for a value that the field can't have */
const withField = (edited: EditedSku, field: SkuField, to: SkuValue): EditedSku => {
  if (field === "isOnSale") {
    if (typeof to !== "boolean") throw wrongParameter();
    return { ...edited, isOnSale: to };
  }
  const isNullable = field === "listPrice" || field === "image";
  if (to === null ? !isNullable : typeof to !== "string") throw wrongParameter();
  if (typeof to === "string") {
    if (field === "weight" && !amount.test(to)) throw wrongParameter();
    if ((field === "price" || field === "listPrice") && !(price.test(to) && Number(to) > 0))
      throw wrongParameter();
    if ((field === "code" || field === "barCode") && to.length > 100) throw wrongParameter();
  }
  return { ...edited, sku: { ...edited.sku, [field]: to } };
};

interface ChangedSkus {
  readonly skus: ReadonlyMap<number, EditedSku>;
  readonly outdated: ChangedData["changed"];
}

const editedSkus = ({ skus, formerSkus }: CurrentProduct): Map<number, EditedSku> =>
  new Map(
    [...skus, ...formerSkus].map((one) => [one.id, { sku: unchangedSku(one), isOnSale: one.isOnSale }]),
  );

const changeSkus = (
  current: CurrentProduct,
  changes: ProductChange["skus"],
  isConfirmed: boolean,
): ChangedSkus => {
  const skus = editedSkus(current);
  const outdated: ChangedData["changed"] = [];
  for (const { skuId, field, ...values } of changes) {
    const [from, to] =
      field === "image"
        ? [withoutPictureHost(values.from), withoutPictureHost(values.to)]
        : [values.from, values.to];
    const edited = skus.get(skuId);
    if (!edited) throw notFound();
    const stored = readField(edited, field);
    if (!isSame(field, stored, from)) {
      outdated.push({ id: skuId, field, current: stored === null ? "" : String(stored) });
      continue;
    }
    skus.set(skuId, withField(edited, field, to));
    if (field === "price" && typeof to === "string") requireSellablePrice(edited.sku.price, to, isConfirmed);
  }
  return { skus, outdated };
};

const structureConflict = (
  { options, skus }: CurrentProduct,
  structure: NonNullable<ProductChange["structure"]>,
): boolean => {
  const stored = JSON.stringify(
    staffOptionsOf(options).map(({ key, values }) => [key, values.map((v) => v.key)]),
  );
  const seen = JSON.stringify(
    structure.from.options.map(({ key, values }) => [key, values.map((v) => v.key)]),
  );
  const seenIds = new Set(structure.from.skuIds);
  return stored !== seen || skus.length !== seenIds.size || !skus.every(({ id }) => seenIds.has(id));
};

/** Changed values for the audit log. */
const auditOf = ({ changes, skus, structure }: ProductChange) => {
  const of = (side: "from" | "to") => ({
    ...Object.fromEntries(changes.map((one) => [one.field, one[side] ?? null])),
    ...Object.fromEntries(skus.map((one) => [`sku:${one.skuId}.${one.field}`, one[side]])),
  });
  return {
    before: { ...of("from"), ...(structure && { options: structure.from.options }) },
    after: { ...of("to"), ...(structure && { options: structure.options }) },
  };
};

/**
 * Changes fields of a product, of its variants, and its options. Stock isn't part of it.
 * @throws Failure 404 for a product of another shop; 409 with the stored values if another writer was first, 400 for
 * invalid values, 403 without the right to write prices, and nothing is written
 */
export const changeProduct = (
  { db, clock, config }: Context,
  staff: ShopStaff,
  id: number,
  change: ProductChange,
): Promise<{ id: number }> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const current = await lockProduct(tx, staff.shopIds, id);
    const { merchantId, handle } = current.row;
    const { structure } = change;
    if (change.skus.some(({ field }) => field === "price" || field === "listPrice"))
      requireRightFor(staff, "prices.write", merchantId);
    const { content, outdated } = changeContent(contentOf(current), change.changes);
    const changed = changeSkus(current, change.skus, change.confirm ?? false);
    requireDecimals(enteredAmounts(change), config.currency);
    const conflicts = [
      ...outdated.map((one) => ({
        id,
        field: one.field,
        current: typeof one.current === "string" ? one.current : JSON.stringify(one.current),
      })),
      ...changed.outdated,
      ...(structure && structureConflict(current, structure)
        ? [{ id, field: "options", current: JSON.stringify(staffOptionsOf(current.options)) }]
        : []),
    ];
    if (conflicts.length > 0) throw changedFailure(conflicts);

    const options = structure ? storedOptions(structure.options, current.options) : current.options;
    const existing = new Map([...changed.skus].map(([skuId, one]) => [skuId, one.sku]));
    const structured = structure && structuredSkus(options, structure, existing);
    if (structured?.skus.some((_, at) => structure?.variants[at]?.skuId === null))
      requireRightFor(staff, "prices.write", merchantId);
    await moveSkus(tx, current, structured?.moved ?? []);
    const draft = await productDraftOf(tx, {
      merchantId,
      handle,
      content,
      options,
      skus: structured?.skus ?? [...changed.skus.values()].flatMap((one) => (one.isOnSale ? [one.sku] : [])),
      current,
      author: { accountId: staff.accountId, now },
    });
    await writeDraft(tx, draft);
    await writeFirstStock(tx, staff, { id, merchantId }, structured?.stock ?? [], now);
    const act = { merchantId, action: "product.change", subject: `product:${id}`, ...auditOf(change) };
    await recordAudit(tx, actorOf(staff), act, now);
    return { id };
  });
