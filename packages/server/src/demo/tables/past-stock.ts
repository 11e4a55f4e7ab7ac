import type { DemoPastLine } from "../order-types.ts";
import type { DemoProduct } from "../types.ts";

/** Pieces of a sku that stay for those who try the demo, and for the orders of the demo shopper. */
const kept = 8;

export const wheelKinds = ["cast-wheels", "flow-formed-wheels", "winter-steel-wheels"];

export const isTire = ({ category }: DemoProduct): boolean => category.endsWith("-tires");
const isWheel = ({ category }: DemoProduct): boolean => wheelKinds.includes(category);

/** Stands for the skus that are left while orders are made up. */
export class PastStock {
  readonly #left = new Map<string, number>();

  /** The first sku that is plenty of, for wheels of this size; a line that takes it. */
  take(
    product: DemoProduct,
    rim?: string,
    quantity = isTire(product) || isWheel(product) ? 2 : 1,
  ): DemoPastLine | undefined {
    for (const [sku, { values, stock }] of product.skus.entries()) {
      if (rim !== undefined && isWheel(product) && !values[0]?.startsWith(`${rim}-`)) continue;
      const key = `${product.key} ${sku}`;
      const left = (this.#left.get(key) ?? stock) - quantity;
      if (left < kept) continue;
      this.#left.set(key, left);
      return { product: product.key, sku, quantity };
    }
    return undefined;
  }
}
