import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField, optionalText, searchWords } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { flagInput, idInput, orNull, pageQuery } from "../values.ts";
import { maxStockUnits, maxVariants } from "./products.ts";
import { instant, staffPageOf } from "./staff-values.ts";

/**
 * Causes of a change of stock: `sale` and `refund` by orders, `count` and `delivery` by staff, `import` by a product
 * file, `correction` by anything else.
 */
export const stockCauses = ["sale", "refund", "count", "delivery", "import", "correction"] as const;
export type StockCause = (typeof stockCauses)[number];

/** A variant with its stock. */
export const stockRow = z.object({
  skuId: z.number(),
  productId: z.number(),
  productName: z.string(),
  /** Chosen values joined by comma; empty without options. */
  skuText: z.string(),
  /** Article number. */
  code: z.string(),
  barCode: z.string(),
  image: orNull(z.string()),
  onHand: z.number(),
  /** Units of unpaid orders. */
  reserved: z.number(),
  /** Units that can be sold now; null if the variant is always sellable. */
  available: orNull(z.number()),
  isAlwaysSellable: z.boolean(),
  isOnSale: z.boolean(),
  /** Units paid in the last 30 days. */
  soldLately: z.number(),
});
export type StockRow = z.output<typeof stockRow>;

export const merchantStockList = endpoint({
  method: "GET",
  path: "/api/merchant/stock/list",
  policy: "merchant",
  needs: "stock.read",
  summary: "Variants of the caller's shops with their stock, by product.",
  query: z.object({
    /** Part of a product's name or of an article number, or a bar code. */
    words: searchWords(100),
    /** Only variants with at most `lowStock` units. */
    low: z.optional(flagInput),
    productId: z.optional(idInput),
    merId: z.optional(idInput),
    ...pageQuery,
  }),
  data: staffPageOf(stockRow),
});

/** A change of the units on hand of a variant. */
export const stockMove = z.object({
  id: z.number(),
  /** Added units; negative for removed ones. */
  by: z.number(),
  onHand: z.number(),
  cause: z.enum(stockCauses),
  /** Number of the order (PT…) or refund (RE…); null for other causes. */
  link: orNull(z.string()),
  /** Member of the staff; null for orders, imports and the command line. */
  uid: orNull(z.number()),
  nickname: orNull(z.string()),
  reason: orNull(z.string()),
  at: instant,
});

export const merchantStockMoves = endpoint({
  method: "GET",
  path: "/api/merchant/stock/move/list/{skuId}",
  policy: "merchant",
  needs: "stock.read",
  summary: "Every change of the stock of a variant, newest first.",
  params: z.object({ skuId: idInput }),
  query: z.object(pageQuery),
  data: staffPageOf(stockMove),
});

/** Maximum number of units that one change adds or removes. */
export const maxStockChange = 1_000_000;

const units = z
  .int(messageKeys.wrongParameter)
  .check(z.minimum(0, messageKeys.wrongParameter), z.maximum(maxStockUnits, messageKeys.wrongParameter));
const delta = z
  .int(messageKeys.wrongParameter)
  .check(
    z.minimum(-maxStockChange, messageKeys.wrongParameter),
    z.maximum(maxStockChange, messageKeys.wrongParameter),
  );

/** `{by}` adds units; `{from, to}` sets the units on hand if they are still `from`. */
const stockChange = z.union(
  [z.object({ skuId: idField, from: units, to: units }), z.object({ skuId: idField, by: delta })],
  messageKeys.wrongParameter,
);
export type StockChange = z.output<typeof stockChange>;

/**
 * `data` of a write that was refused with code 409, because a value isn't `from` any more. Nothing was written;
 * `current` is the stored value.
 */
export const changedData = z.object({
  changed: z.array(z.object({ id: z.number(), field: z.string(), current: z.string() })),
});
export type ChangedData = z.output<typeof changedData>;

export const merchantStockAdjust = endpoint({
  method: "POST",
  path: "/api/merchant/stock/adjust",
  policy: "merchant",
  needs: "stock.write",
  summary:
    "Changes the units on hand of variants: all of them or, with code 409 and `changedData`, none. Units of unpaid orders can't be removed.",
  body: z.object({
    changes: z.array(stockChange).check(z.minLength(1), z.maxLength(maxVariants, messageKeys.wrongParameter)),
    cause: z.enum(["count", "delivery", "correction"], messageKeys.wrongParameter),
    reason: optionalText(255),
  }),
  data: z.array(
    z.object({ skuId: z.number(), onHand: z.number(), reserved: z.number(), available: orNull(z.number()) }),
  ),
});
