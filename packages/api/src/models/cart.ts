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
  /** Price per unit, decimal text. */
  readonly price: string;
  readonly quantity: number;
  /** Units that can be bought now. */
  readonly stock: number;
  /** False if the sku is sold out or no longer exists. */
  readonly isAvailable: boolean;
}

/** A coupon of a shop that a shopper with its products in the cart has or can claim. */
export interface CartCoupon {
  readonly id: number;
  /** Decimal text. */
  readonly amount: string;
  /** Decimal text; "0" for no minimum. */
  readonly minimum: string;
  /** The products that it is limited to; null for the whole shop. */
  readonly productIds: readonly number[] | null;
  readonly isClaimed: boolean;
}

/** Items of one shop in the cart. */
export interface CartGroup {
  readonly shop: { readonly id: number; readonly name: string };
  /** Free shipping threshold, decimal text; null if never free or unknown. */
  readonly freeShippingFrom: string | null;
  /** Largest first. */
  readonly coupons: readonly CartCoupon[];
  readonly items: readonly CartItem[];
}

export const cartOf = (shops: readonly CartShop[]): CartGroup[] =>
  shops.map(({ merId, merName, freeFrom, couponList, cartInfoList }) => ({
    shop: { id: merId, name: merName },
    freeShippingFrom: freeFrom,
    coupons: (couponList ?? []).map((coupon) => ({
      id: coupon.id,
      amount: coupon.money,
      minimum: coupon.minPrice,
      productIds: coupon.productIdList,
      isClaimed: coupon.isUse,
    })),
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
