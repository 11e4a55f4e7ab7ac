import type { productSuggest } from "../contract/catalogue.ts";
import type { DataOf } from "../contract/endpoint.ts";
import { ownPictureOf } from "../contract/media.ts";
import type { ProductSummary } from "./product.ts";
import type { Shop } from "./shop.ts";

/** Search suggestions while typing. */
export interface Suggestions {
  readonly words: readonly string[];
  readonly categories: readonly {
    readonly id: number;
    readonly name: string;
    /** Its name with its ancestors; null if the back end doesn't report it. */
    readonly path: string | null;
  }[];
  readonly products: readonly Pick<ProductSummary, "id" | "name" | "picture" | "price">[];
  readonly shops: readonly Pick<Shop, "id" | "name" | "logo">[];
}

export const suggestionsOf = ({
  words,
  categories,
  products,
  merchants,
}: DataOf<typeof productSuggest>): Suggestions => ({
  words,
  categories,
  products: products.map(({ id, storeName, image, price }) => ({
    id,
    name: storeName,
    picture: image,
    price,
  })),
  shops: merchants.map(({ id, name, avatar }) => ({ id, name, logo: ownPictureOf(avatar) })),
});
