/**
 * A page tag identifies data that an answer or page contains. The server publishes the tag when the data changes, which
 * invalidates every cached answer and page with this tag.
 */
export const productTag = (id: number): string => `product:${id}`;
export const shopTag = (id: number): string => `shop:${id}`;
/** The questions of a product. */
export const questionsTag = (productId: number): string => `questions:${productId}`;
/** The rankings of all periods. */
export const rankingTag = "ranking";
/** The texts that the operator publishes, such as the user agreement. */
export const agreementTag = "agreements";
/** The list of the operator's guides. */
export const guidesTag = "guides";
export const guideTag = (slug: string): string => `guide:${slug}`;
/** The operator's table of sizes by car. */
export const carSizesTag = "carSizes";

interface Listed {
  readonly id: number;
}

/** Tags of the products of a list: a sale changes the card of a product. */
export const tagsOfProducts = (list: readonly Listed[]): string[] => list.map(({ id }) => productTag(id));
/** Tags of the shops of a list: their cards count products and show the best of them. */
export const tagsOfShops = (list: readonly Listed[]): string[] => list.map(({ id }) => shopTag(id));
