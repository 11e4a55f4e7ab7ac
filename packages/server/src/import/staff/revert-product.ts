import type { ProductSnapshot, SkuSnapshot } from "../product-snapshot.ts";
import { isSame, keyOfSku } from "../product-snapshot.ts";

/** A product after an undo, and how many of its values were restored or left. */
export interface Reverted {
  readonly snapshot: ProductSnapshot;
  readonly restored: number;
  readonly kept: number;
}

const skuFields = [
  "code",
  "price",
  "listPrice",
  "stock",
  "isAlwaysSellable",
  "picture",
  "barCode",
  "weight",
] as const satisfies readonly (keyof SkuSnapshot)[];

/** Fields that are restored one by one. Options and variants depend on each other; see `revertSkus`. */
const fields = [
  "name",
  "intro",
  "content",
  "brand",
  "category",
  "shopCategoryPath",
  "keywords",
  "properties",
  "tireLabel",
  "pictures",
  "isShown",
] as const satisfies readonly (keyof ProductSnapshot)[];

const bySku = ({ skus }: ProductSnapshot) => new Map(skus.map((one) => [keyOfSku(one), one]));

/** Values that differ between `before` and `after`: restored where `now` still has the one of `after`. */
const revertFields = <Value extends object>(
  names: readonly (keyof Value)[],
  { before, after, now }: { before: Value; after: Value; now: Value },
) => {
  const changed = names.filter((name) => !isSame(before[name], after[name]));
  const open = changed.filter((name) => isSame(now[name], after[name]));
  return {
    value: { ...now, ...Object.fromEntries(open.map((name) => [name, before[name]])) } as Value,
    restored: open.length,
    kept: changed.length - open.length,
  };
};

const revertSkus = (before: ProductSnapshot, after: ProductSnapshot, now: ProductSnapshot) => {
  const [old, written, current] = [bySku(before), bySku(after), bySku(now)];
  let [restored, kept] = [0, 0];
  const skus: SkuSnapshot[] = [];
  for (const [key, one] of current) {
    const [previous, imported] = [old.get(key), written.get(key)];
    if (previous && imported) {
      const reverted = revertFields(skuFields, { before: previous, after: imported, now: one });
      restored += reverted.restored;
      kept += reverted.kept;
      skus.push(reverted.value);
    } else if (!previous && imported && isSame(one, imported)) restored += 1;
    else {
      if (!previous && imported) kept += 1;
      skus.push(one);
    }
  }
  // Variants that the import removed from sale and that aren't there again.
  for (const [key, one] of old) {
    if (written.has(key) || current.has(key)) continue;
    skus.push(one);
    restored += 1;
  }
  const order = [...old.keys()];
  const place = (one: SkuSnapshot) => {
    const at = order.indexOf(keyOfSku(one));
    return at < 0 ? order.length : at;
  };
  return { skus: skus.toSorted((a, b) => place(a) - place(b)), restored, kept };
};

/**
 * Reverts an import of a product: each value that is still the import's becomes the previous one, and others stay.
 * @param now the product as it is
 */
export const revertProduct = (
  before: ProductSnapshot,
  after: ProductSnapshot,
  now: ProductSnapshot,
): Reverted => {
  const plain = revertFields(fields, { before, after, now });
  const variants = revertSkus(before, after, now);
  const options = isSame(now.options, after.options) ? before.options : now.options;
  // Variants of other options can't be mixed.
  const fits = variants.skus.every(({ values }) => values.length === options.length);
  return fits
    ? {
        snapshot: { ...plain.value, options, skus: variants.skus },
        restored: plain.restored + variants.restored,
        kept: plain.kept + variants.kept,
      }
    : {
        snapshot: { ...plain.value, options: now.options, skus: now.skus },
        restored: plain.restored,
        kept: plain.kept + 1,
      };
};
