import type { DemoCategory, DemoMerchant, DemoProduct, DemoShopCategory } from "../types.ts";

const kindsOf = (categories: readonly DemoCategory[]): DemoCategory[] =>
  categories.flatMap((category) => (category.children ? kindsOf(category.children) : [category]));

/**
 * Adds a tree to each shop: its sections with their product categories, or the categories alone if it has one
 * section.
 */
export const withShopTrees = (
  merchants: readonly DemoMerchant[],
  products: readonly DemoProduct[],
  categories: readonly DemoCategory[],
): { merchants: DemoMerchant[]; products: DemoProduct[] } => {
  const kinds = kindsOf(categories);
  const treeOf = (merchant: DemoMerchant): DemoShopCategory[] => {
    const sold = products.filter((product) => product.merchant === merchant.key);
    const kindsIn = (section: string): DemoShopCategory[] => {
      const keys = new Set(sold.filter((one) => one.shopCategory === section).map((one) => one.category));
      return kinds.filter(({ key }) => keys.has(key)).map(({ key, name }) => ({ key, name }));
    };
    const [only, ...others] = merchant.categories;
    if (only && others.length === 0) return kindsIn(only.key);
    return merchant.categories.map((section) => ({ ...section, children: kindsIn(section.key) }));
  };
  return {
    merchants: merchants.map((merchant) => ({ ...merchant, categories: treeOf(merchant) })),
    products: products.map((product) => ({ ...product, shopCategory: product.category })),
  };
};
