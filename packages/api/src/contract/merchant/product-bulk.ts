import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField, textField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { decimal, decimalInput, flagInput, idInput, idListOf, orNull, withDefault } from "../values.ts";
import { productContent } from "./product-edit.ts";
import { productViews, skuPrice, staffProductFilters } from "./products.ts";

/** Maximum number of products that one call shows, hides, edits or moves to the trash. */
export const maxBulkProducts = 2000;

/** Maximum number of prices that one rule changes. */
export const maxBulkPrices = 5000;

/** Maximum number of ids in a query: more would make its URL too long. */
export const maxPreviewIds = 500;

/**
 * The products that a call changes: `ids`, or all that `filter` matches when the call runs. The filter is that of the
 * list. It needs a shop and a view and refuses unknown fields, so that a misspelled one doesn't select everything.
 */
const selectionFields = {
  ids: z.optional(
    z.array(idField).check(z.minLength(1), z.maxLength(maxBulkProducts, messageKeys.wrongParameter)),
  ),
  filter: z.optional(
    z.strictObject({
      ...staffProductFilters,
      merId: idField,
      view: z.enum(productViews, messageKeys.wrongParameter),
    }),
  ),
};

const hasOneSelection = z.refine<{ ids?: unknown; filter?: unknown }>(
  ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
  messageKeys.wrongParameter,
);

export const merchantProductVisibility = endpoint({
  method: "POST",
  path: "/api/merchant/product/visibility",
  policy: "merchant",
  needs: "products.write",
  summary:
    "Shows or hides products of the caller's shops: those with `ids`, or all that `filter` matches, at most 2,000. Returns the ids of the changed ones.",
  body: z
    .object({ ...selectionFields, isShown: z.boolean(messageKeys.wrongParameter) })
    .check(hasOneSelection),
  data: z.object({ ids: z.array(z.number()) }),
});

export const merchantProductTrash = endpoint({
  method: "POST",
  path: "/api/merchant/product/trash",
  policy: "merchant",
  needs: "products.write",
  summary:
    "Moves products of the caller's shops to the trash, where shoppers can't find them, or back: those with `ids`, or all that `filter` matches, at most 2,000. Returns the ids of the changed ones.",
  body: z
    .object({ ...selectionFields, isTrashed: z.boolean(messageKeys.wrongParameter) })
    .check(hasOneSelection),
  data: z.object({ ids: z.array(z.number()) }),
});

/** How a list of a product changes: values are added or removed, the other ones stay. */
const listMode = z.enum(["add", "remove"], messageKeys.wrongParameter);
const { shopCategoryId, brand, guaranteeIds, tags } = productContent.shape;

/** A change of one field of the editor, for many products. */
const productFieldChange = z.discriminatedUnion(
  "field",
  [
    z.object({ field: z.literal("shopCategoryId"), value: shopCategoryId }),
    /** Name of an existing brand; empty for none. Unlike in the editor, an unknown brand is refused. */
    z.object({ field: z.literal("brand"), value: brand }),
    z.object({
      field: z.literal("guaranteeIds"),
      mode: listMode,
      value: guaranteeIds.check(z.minLength(1, messageKeys.wrongParameter)),
    }),
    z.object({
      field: z.literal("tags"),
      mode: listMode,
      value: tags.check(z.minLength(1, messageKeys.wrongParameter)),
    }),
  ],
  messageKeys.wrongParameter,
);
export type ProductFieldChange = z.output<typeof productFieldChange>;

export const merchantProductFields = endpoint({
  method: "POST",
  path: "/api/merchant/product/fields",
  policy: "merchant",
  needs: "products.write",
  summary:
    "Changes the shop category, brand, guarantees or tags of products of the caller's shops: those with `ids`, or all that `filter` matches, at most 2,000, all of them or none. Returns the ids of the changed ones.",
  body: z.object({ ...selectionFields, change: productFieldChange }).check(hasOneSelection),
  data: z.object({ ids: z.array(z.number()) }),
});

/** A change of many prices. `value` is a percentage or an amount; a negative one lowers prices. */
const ruleFields = {
  by: z.enum(["percent", "amount"], messageKeys.wrongParameter),
  value: z.pipe(
    decimalInput,
    z
      .string(messageKeys.wrongParameter)
      .check(z.regex(/^-?\d{1,8}(\.\d{1,3})?$/, messageKeys.wrongParameter)),
  ),
};

/** Number of examples in a preview. */
export const priceExampleCount = 10;

export const merchantProductPricePreview = endpoint({
  method: "GET",
  path: "/api/merchant/product/price/rule/preview",
  policy: "merchant",
  needs: "prices.write",
  summary:
    "What `product/price/rule` would change: the number of prices, ten examples, and the `version` that the change needs. `ids` replaces the filters.",
  query: z.object({
    ...staffProductFilters,
    merId: idInput,
    view: withDefault(z.enum(productViews, messageKeys.wrongParameter), "all"),
    ids: z.optional(idListOf(maxPreviewIds)),
    ...ruleFields,
    /** Whether prices end in .90. */
    isRounded: withDefault(flagInput, false),
  }),
  data: z.object({
    /** Number of prices that differ afterward. */
    count: z.number(),
    /** How many of them fall below half of the current price, which needs `confirm`. */
    dropCount: z.number(),
    examples: z.array(z.extend(skuPrice, { to: decimal })),
    /** Whether a price would be zero or less, or too high; the rule is refused then. */
    problem: orNull(z.enum(["tooLow", "tooHigh"])),
    /** Identifies all changes of this preview. */
    version: z.string(),
  }),
});

export const merchantProductPriceRule = endpoint({
  method: "POST",
  path: "/api/merchant/product/price/rule",
  policy: "merchant",
  needs: "prices.write",
  summary:
    "Changes the prices of all variants on sale of the products with `ids`, or of all that `filter` matches, by a percentage or an amount: at most 5,000 prices, all of them or none. Code 409 if the changes aren't those of the preview with this `version` any more. A price below half of the current one needs `confirm`.",
  body: z
    .object({
      ...selectionFields,
      ...ruleFields,
      /** Whether prices end in .90. */
      isRounded: z.boolean(messageKeys.wrongParameter),
      version: textField("verbatim", messageKeys.wrongParameter),
      confirm: z.optional(z.boolean(messageKeys.wrongParameter)),
    })
    .check(hasOneSelection),
  /** Number of changed prices. */
  data: z.object({ count: z.number() }),
});
