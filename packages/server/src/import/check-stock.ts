import type { CurrentProducts } from "../catalogue/products/current-product.ts";
import type { RowGroup } from "./group-rows.ts";
import { ImportRefused } from "./problem.ts";
import { readProduct } from "./read-product.ts";
import type { ReadRules } from "./read-variants.ts";

/**
 * Ensures that no variant becomes sold out only because its stock is unknown.
 * @throws ImportRefused that asks for `--stock`
 */
export const checkStock = async (
  groups: AsyncIterable<RowGroup>,
  products: CurrentProducts,
  rules: ReadRules,
): Promise<void> => {
  let [unknown, of] = [0, 0];
  for await (const group of groups) {
    // Most products need no query, because the file has their stock.
    if (readProduct(group, null, rules).unknownStock === 0) continue;
    const { product, unknownStock } = readProduct(group, await products.find(group.handle), rules);
    if (product === null || unknownStock === 0) continue;
    unknown += unknownStock;
    of += 1;
  }
  if (unknown > 0)
    throw new ImportRefused(
      `The file has no stock for ${unknown} ${unknown === 1 ? "variant" : "variants"} of ${of} ${of === 1 ? "product" : "products"}. Specify it: --stock 10 (units of each), --stock unlimited (never sold out) or --stock 0 (sold out).`,
    );
};
