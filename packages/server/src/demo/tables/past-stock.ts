import type { DemoPastLine } from "../order-types.ts";
import type { DemoProduct } from "../types.ts";

/** Units of a sku reserved for visitors of the demo and the demo shopper's orders. */
const reservedUnits = 8;

export const wheelKinds = ["cast-wheels", "flow-formed-wheels", "winter-steel-wheels"];

export const isTire = ({ category }: DemoProduct): boolean => category.endsWith("-tires");
const isWheel = ({ category }: DemoProduct): boolean => wheelKinds.includes(category);

/** Tracks the remaining stock while past orders are generated. */
export class PastStock {
  readonly #left = new Map<string, number>();

  /** Takes the first sku with sufficient stock that fits this wheel size. */
  take(
    product: DemoProduct,
    rim?: string,
    quantity = isTire(product) || isWheel(product) ? 2 : 1,
  ): DemoPastLine | undefined {
    for (const [sku, { values, stock }] of product.skus.entries()) {
      if (rim !== undefined && isWheel(product) && !values[0]?.startsWith(`${rim}-`)) continue;
      const key = `${product.key} ${sku}`;
      const left = (this.#left.get(key) ?? stock) - quantity;
      if (left < reservedUnits) continue;
      this.#left.set(key, left);
      return { product: product.key, sku, quantity };
    }
    return undefined;
  }
}
