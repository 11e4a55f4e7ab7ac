import { ownPictureOf } from "../contract/media.ts";
import type {
  FollowedShop as WireShop,
  SavedProduct as WireProduct,
  SavedState,
} from "../contract/collections.ts";
import { shopOf, type Shop } from "./shop.ts";

/** A product that the shopper has saved. */
export interface SavedProduct {
  /** Of the saved row, not of the product. */
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly picture: string | null;
  /** Today's price and the one when it was saved, decimal text. */
  readonly price: string;
  readonly savedPrice: string | null;
  /** `yyyy-MM-dd HH:mm:ss` of the wire. */
  readonly savedAt: string;
  readonly shopName: string | null;
  /** Null where the back end doesn't say. */
  readonly stock: number | null;
  /** The only sku; null where there is something to choose. */
  readonly skuId: number | null;
  /** False where it is no longer sold. */
  readonly isSold: boolean;
  /** Whether it was sold out and came back lately. */
  readonly isBack: boolean;
  /** Its narrowest category. */
  readonly categoryId: number | null;
  /** Takes back the shopper's wish to be told when it is back; null where there is none. */
  readonly restockToken: string | null;
}

/** How many saved products each filter finds. */
export interface SavedCounts extends Readonly<Record<SavedState, number>> {
  readonly all: number;
  readonly departments: readonly { readonly id: number; readonly name: string; readonly count: number }[];
}

/** A shop that the shopper follows. */
export interface FollowedShop {
  readonly followedAt: string;
  readonly shop: Shop;
}

/** Ids of everything that the shopper has saved and follows. */
export interface Marks {
  readonly products: readonly number[];
  readonly shops: readonly number[];
}

interface PageOf<Item> {
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
