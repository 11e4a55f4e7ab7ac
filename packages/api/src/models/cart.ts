import type { CartShop } from "../contract/cart.ts";
import { optionsOf } from "./order.ts";

/** A sku in the cart. */
export interface CartItem {
  readonly id: number;
  readonly productId: number;
  readonly skuId: number;
  readonly name: string;
  readonly picture: string | null;
  /** The chosen value of each option, in the product's order. */
  readonly options: readonly string[];
  /** Of one piece, decimal text. */
  readonly price: string;
  readonly quantity: number;
  /** Pieces that can be bought now. */
  readonly stock: number;
  /** False where the sku is sold out or gone. */
  readonly isAvailable: boolean;
}

/** What is in the cart from one shop. */
export interface CartGroup {
  readonly shop: { readonly id: number; readonly name: string };
  readonly items: readonly CartItem[];
}

/** The cart of the wire. */
export const cartOf = (shops: readonly CartShop[]): CartGroup[] =>
  shops.map(({ merId, merName, cartInfoList }) => ({
    shop: { id: merId, name: merName },
    items: cartInfoList.map((line) => ({
      id: line.id,
      productId: line.productId,
      skuId: line.attrId,
      name: line.storeName,
      picture: line.image,
      options: optionsOf(line.suk),
      price: line.price,
      quantity: line.cartNum,
      stock: line.stock,
      isAvailable: line.attrStatus,
    })),
  }));
