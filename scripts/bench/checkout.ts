import { call } from "./load.ts";

/** Somebody who buys: their sign-in and a product that is in stock. */
export interface Buyer {
  headers: Record<string, string>;
  productId: number;
}

interface Detail {
  productValue: Record<string, { id: number; stock: number }>;
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

/** Makes a guest account that buys the product. */
export const newBuyer = async (shop: string, productId: number): Promise<Buyer> => {
  const url = `${shop}/api/front/login/register/visitor`;
  const { token } = await call<{ token: string }>({ url, body: { email: address.email } });
  return { headers: { "authori-zation": token }, productId };
};

/**
 * Buys as a shopper does: looks at the product, puts it in the cart, gives an address, has it priced, orders, pays by
 * test card, and looks at the result.
 * @returns milliseconds of the whole
 */
export const buy = async (shop: string, { headers, productId }: Buyer): Promise<number> => {
  const ask = <Data>(path: string, body?: unknown, more: Record<string, string> = {}) =>
    call<Data>({
      url: `${shop}/api/front/${path}`,
      headers: { ...headers, ...more },
      ...(body !== undefined && { body }),
    });
  const begin = performance.now();
  const { productValue } = await ask<Detail>(`product/detail/${productId}`);
  const sku = Object.values(productValue).toSorted((one, other) => other.stock - one.stock)[0];
  if (sku === undefined) throw new Error(`Product ${productId} has nothing to buy`);
  await ask("cart/save", [{ productId, productAttrUnique: sku.id, cartNum: 1 }]);
  const shops = await ask<{ cartInfoList: { id: number }[] }[]>("cart/list?isValid=true");
  const { id: addressId } = await ask<{ id: number }>("address/edit", address);
  const orderDetails = shops.flatMap(({ cartInfoList }) =>
    cartInfoList.map(({ id }) => ({ shoppingCartId: id })),
  );
  const { preOrderNo } = await ask<{ preOrderNo: string }>("order/pre/order", {
    preOrderType: "shoppingCart",
    orderDetails,
  });
  await ask(`order/load/pre/${preOrderNo}`);
  const { payFee } = await ask<{ payFee: string }>("order/computed/price", { preOrderNo, addressId });
  const order = { preOrderNo, addressId, payType: "sandbox", payChannel: "pc", expectedPayFee: payFee };
  const { orderNo } = await ask<{ orderNo: string }>("order/create", order, {
    "idempotency-key": preOrderNo,
  });
  await ask("pay/payment", { orderNo, payType: "sandbox", payChannel: "pc" });
  await ask("pay/sandbox/confirm", { orderNo, number: "4242424242424242", expiry: "12/40", cvc: "123" });
  const { status } = await ask<{ status: string }>(`pay/result/${orderNo}`);
  if (status !== "paid") throw new Error(`Order ${orderNo} is ${status}`);
  return performance.now() - begin;
};
