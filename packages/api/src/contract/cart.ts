import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idField, quantityField } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { arrival, decimal, flagInput, orNull, withDefault } from "./values.ts";

export const cartLine = z.object({
  id: z.number(),
  productId: z.number(),
  /** The sku's id as text. */
  productAttrUnique: z.string(),
  cartNum: z.number(),
  image: orNull(z.string()),
  storeName: z.string(),
  attrId: z.number(),
  /** Chosen values joined by comma. */
  suk: orNull(z.string()),
  price: decimal,
  stock: z.number(),
  /** False if sold out or if the sku no longer exists. */
  attrStatus: z.boolean(),
});
export type CartLine = z.output<typeof cartLine>;

/** A coupon of the shop that the caller has or can claim. */
export const cartCoupon = z.object({
  id: z.number(),
  money: decimal,
  /** 0 for no minimum. */
  minPrice: decimal,
  /** The products that it is limited to; null for the whole shop. */
  productIdList: orNull(z.array(z.number())),
  /** Whether the caller has it. */
  isUse: z.boolean(),
});

export const cartShop = z.object({
  merId: z.number(),
  merName: z.string(),
  /** The shop's free shipping threshold; 0 if always free, null if never; an extension. */
  freeFrom: orNull(decimal),
  /**
   * Arrival and shipping cost of its products together, in the country of the shopper's address, else in the
   * marketplace's; null for unavailable rows; `delivery` also if the shop doesn't state it.
   */
  delivery: orNull(arrival),
  freightFrom: orNull(decimal),
  /** Largest first; an extension. */
  couponList: orNull(z.array(cartCoupon)),
  cartInfoList: z.array(cartLine),
});
export type CartShop = z.output<typeof cartShop>;

export const cartList = endpoint({
  method: "GET",
  path: "/api/front/cart/list",
  policy: "guest",
  cached: ["cart", "live"],
  summary: "Cart rows by shop, newest first: available or unavailable ones.",
  query: z.object({ isValid: flagInput }),
  data: z.array(cartShop),
});

export const cartSave = endpoint({
  method: "POST",
  path: "/api/front/cart/save",
  policy: "guest",
  invalidates: ["cart"],
  summary:
    "Adds skus to the cart; a sku already in the cart increases its row's quantity. A guest's first write creates a guest token.",
  body: z
    .array(z.object({ productId: idField, productAttrUnique: idField, cartNum: quantityField }))
    .check(z.minLength(1, messageKeys.selectItem), z.maxLength(100, messageKeys.wrongParameter)),
  data: z.null(),
});

export const cartNum = endpoint({
  method: "POST",
  path: "/api/front/cart/num",
  policy: "guest",
  invalidates: ["cart"],
  summary: "Sets the quantity of a row.",
  body: z.object({ id: idField, number: quantityField }),
  data: z.null(),
  retrySafe: true,
});

export const cartDelete = endpoint({
  method: "POST",
  path: "/api/front/cart/delete",
  policy: "guest",
  invalidates: ["cart"],
  summary: "Removes rows from the cart.",
  body: z.object({ ids: z.array(idField).check(z.minLength(1, messageKeys.selectItem), z.maxLength(500)) }),
  data: z.null(),
  retrySafe: true,
});

export const cartCount = endpoint({
  method: "GET",
  path: "/api/front/cart/count",
  policy: "guest",
  cached: ["cart", "short"],
  summary: "Number of rows (`total`) or units (`sum`) in the cart, counting available or unavailable rows.",
  query: z.object({
    type: withDefault(z.enum(["total", "sum"]), "total"),
    numType: withDefault(flagInput, true),
  }),
  data: z.object({ count: z.number() }),
});

export const cartReset = endpoint({
  method: "POST",
  path: "/api/front/cart/resetcart",
  policy: "guest",
  invalidates: ["cart"],
  summary: "Chooses another sku for a row.",
  body: z.object({ id: idField, num: quantityField, productId: idField, unique: idField }),
  data: z.boolean(),
  retrySafe: true,
});
