import { call } from "./load.ts";

/** A signed-in shopper and a product in stock. */
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
  // Two taxes of the demo apply here.
  region: "CA-BC",
  detail: "1 Main Street",
  postCode: "V5K 0A1",
  phone: "6045550100",
  countryCode: "+1",
};

/** API client with the session of a shopper. */
export const apiClient =
  (shop: string, headers: Record<string, string>) =>
  <Data>(path: string, body?: unknown, more: Record<string, string> = {}): Promise<Data> =>
    call<Data>({
      url: `${shop}/api/${path}`,
      headers: { ...headers, ...more },
      ...(body !== undefined && { body }),
    });

/**
 * Buys like a shopper: opens the product, adds it to the cart, enters an address, calculates the price,
 * orders, pays by test card, and opens the result.
 * @param saves whether the best coupon and points are applied, as the page suggests
 * @returns number of the master order, and its total
 */
export const placePaidOrder = async (
  shop: string,
  { headers, productId }: Buyer,
  saves: boolean,
): Promise<{ orderNo: string; price: Price }> => {
  const ask = apiClient(shop, headers);
  const { productValue } = await ask<Detail>(`front/product/detail/${productId}`);
  const sku = Object.values(productValue).toSorted((one, other) => other.stock - one.stock)[0];
  if (sku === undefined) throw new Error(`Product ${productId} has no available SKU`);
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
 * A checkout with a coupon, points and two taxes.
 * @returns duration in ms
 * @throws Error if one of them wasn't applied
 */
export const buy = async (shop: string, buyer: Buyer): Promise<number> => {
  const begin = performance.now();
  const { orderNo, price } = await placePaidOrder(shop, buyer, true);
  const took = performance.now() - begin;
  const { couponFee, integralFee, taxList } = price;
  if (Number(couponFee) === 0 || Number(integralFee) === 0 || taxList.length !== 2)
    throw new Error(`Order ${orderNo}: coupon ${couponFee}, points ${integralFee}, ${taxList.length} taxes`);
  return took;
};
