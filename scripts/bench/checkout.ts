import { call } from "./load.ts";

/** Somebody who buys: their sign-in and a product that is in stock. */
export interface Buyer {
  headers: Record<string, string>;
  productId: number;
}

interface Detail {
  productValue: Record<string, { id: number; stock: number }>;
}

interface Price {
  payFee: string;
  couponFee: string;
  integralFee: string;
  taxList: unknown[];
}

const address = {
  realName: "Ada Park",
  email: "ada@example.com",
  country: "Canada",
  // Two taxes of the demo hold here.
  region: "CA-BC",
  detail: "1 Main Street",
  postCode: "V5K 0A1",
  phone: "6045550100",
  countryCode: "+1",
};

/** Calls of the shop's pages in somebody's name. */
export const callsOf =
  (shop: string, headers: Record<string, string>) =>
  <Data>(path: string, body?: unknown, more: Record<string, string> = {}): Promise<Data> =>
    call<Data>({
      url: `${shop}/api/${path}`,
      headers: { ...headers, ...more },
      ...(body !== undefined && { body }),
    });

/**
 * Buys as a shopper does: looks at the product, puts it in the cart, gives an address, has it priced, orders, pays by
 * test card, and looks at the result.
 * @param saves whether the best coupon and points pay for a part, as the page offers them
 * @returns number of the master order, and what it cost
 */
export const checkOut = async (
  shop: string,
  { headers, productId }: Buyer,
  saves: boolean,
): Promise<{ orderNo: string; price: Price }> => {
  const ask = callsOf(shop, headers);
  const { productValue } = await ask<Detail>(`front/product/detail/${productId}`);
  const sku = Object.values(productValue).toSorted((one, other) => other.stock - one.stock)[0];
  if (sku === undefined) throw new Error(`Product ${productId} has nothing to buy`);
  await ask("front/cart/save", [{ productId, productAttrUnique: sku.id, cartNum: 1 }]);
  const shops = await ask<{ cartInfoList: { id: number }[] }[]>("front/cart/list?isValid=true");
  const { id: addressId } = await ask<{ id: number }>("front/address/edit", address);
  const orderDetails = shops.flatMap(({ cartInfoList }) =>
    cartInfoList.map(({ id }) => ({ shoppingCartId: id })),
  );
  const { preOrderNo } = await ask<{ preOrderNo: string }>("front/order/pre/order", {
    preOrderType: "shoppingCart",
    orderDetails,
  });
  await ask(`front/order/load/pre/${preOrderNo}`);
  const coupons = await ask<{ id: number; merId: number; usable: boolean }[]>(
    `front/coupons/order/${preOrderNo}`,
  );
  const best = saves ? coupons.filter(({ usable }) => usable) : [];
  const choices = {
    preOrderNo,
    addressId,
    useIntegral: saves,
    couponId: best.find(({ merId }) => merId === 0)?.id ?? null,
    merchantList: best.flatMap(({ id, merId }) => (merId === 0 ? [] : [{ merId, couponId: id }])).slice(0, 1),
  };
  const price = await ask<Price>("front/order/computed/price", choices);
  const { orderNo } = await ask<{ orderNo: string }>(
    "front/order/create",
    { ...choices, payType: "sandbox", payChannel: "pc", expectedPayFee: price.payFee },
    { "idempotency-key": preOrderNo },
  );
  await ask("front/pay/payment", { orderNo, payType: "sandbox", payChannel: "pc" });
  const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };
  await ask("front/pay/sandbox/confirm", { orderNo, ...card });
  const { status } = await ask<{ status: string }>(`front/pay/result/${orderNo}`);
  if (status !== "paid") throw new Error(`Order ${orderNo} is ${status}`);
  return { orderNo, price };
};

/**
 * A whole checkout with a coupon, points and two taxes.
 * @returns milliseconds of the whole
 * @throws Error where one of them took no part in it
 */
export const buy = async (shop: string, buyer: Buyer): Promise<number> => {
  const begin = performance.now();
  const { orderNo, price } = await checkOut(shop, buyer, true);
  const took = performance.now() - begin;
  const { couponFee, integralFee, taxList } = price;
  if (Number(couponFee) === 0 || Number(integralFee) === 0 || taxList.length !== 2)
    throw new Error(`Order ${orderNo}: coupon ${couponFee}, points ${integralFee}, ${taxList.length} taxes`);
  return took;
};
