import { ownPictureOf } from "../contract/media.ts";
import type {
  FollowedShop as WireShop,
  SavedProduct as WireProduct,
  SavedState,
} from "../contract/collections.ts";
import { shopOf, type Shop } from "./shop.ts";

/** A wishlist entry. */
export interface SavedProduct {
  /** Id of the entry, not of the product. */
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly picture: string | null;
  /** Current price and price when saved, decimal text. */
  readonly price: string;
  readonly savedPrice: string | null;
  /** Wire time: `yyyy-MM-dd HH:mm:ss`. */
  readonly savedAt: string;
  readonly shopName: string | null;
  /** Null if the back end doesn't report it. */
  readonly stock: number | null;
  /** The only sku; null if the product has options. */
  readonly skuId: number | null;
  /** False after the product was delisted. */
  readonly isSold: boolean;
  /** Whether it is available again after being sold out recently. */
  readonly isBack: boolean;
  /** Its most specific category. */
  readonly categoryId: number | null;
  /** Cancels the shopper's restock notice; null if there is none. */
  readonly restockToken: string | null;
}

/** Number of saved products per filter. */
export interface SavedCounts extends Readonly<Record<SavedState, number>> {
  readonly all: number;
  readonly departments: readonly { readonly id: number; readonly name: string; readonly count: number }[];
}

export interface FollowedShop {
  readonly followedAt: string;
  readonly shop: Shop;
}

/** Ids of the shopper's saved products and followed shops. */
export interface Marks {
  readonly products: readonly number[];
  readonly shops: readonly number[];
}

export interface PageOf<Item> {
  list: readonly Item[];
  total: number;
}

export const savedProductsOf = ({ list, total }: PageOf<WireProduct>): PageOf<SavedProduct> => ({
  list: list.map((row) => ({
    id: row.id,
    productId: row.productId,
    name: row.storeName,
    picture: row.image,
    price: row.price,
    savedPrice: row.savedPrice,
    savedAt: row.createTime,
    shopName: row.merName,
    stock: row.stock,
    skuId: row.skuId,
    isSold: row.isSold ?? true,
    isBack: row.isBack ?? false,
    categoryId: row.cateId,
    restockToken: row.restockToken,
  })),
  total,
});

export const followedShopsOf = ({ list, total }: PageOf<WireShop>): PageOf<FollowedShop> => ({
  list: list.map(({ merId, merName, merAvatar, createTime, merchant }) => ({
    followedAt: createTime,
    shop: merchant
      ? shopOf(merchant)
      : {
          id: merId,
          name: merName,
          logo: ownPictureOf(merAvatar),
          isSelf: null,
          isVerified: false,
          rating: null,
          followerCount: null,
          productCount: null,
          products: [],
        },
  })),
  total,
});

export const marksOf = ({ productIds, merIds }: { productIds: number[]; merIds: number[] }): Marks => ({
  products: productIds,
  shops: merIds,
});
