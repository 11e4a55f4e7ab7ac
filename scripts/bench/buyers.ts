import { demoAccounts } from "../../packages/server/src/demo/accounts.ts";
import { apiClient, placePaidOrder, type Buyer } from "./checkout.ts";
import { call, runConcurrently } from "./load.ts";

/**
 * Concurrent registrations. Password hashing needs memory, and the benchmark also measures the server's
 * memory.
 */
const lanes = 4;
const password = "Rim-offset-38";

/** Earns more points than the minimum for spending. */
const earningPrice = "110";
/** Units that remain unsold, because other sales during the benchmark aren't counted here. */
const reserve = 5;

interface Product {
  id: number;
  stock: number;
}

/** Returns products round-robin, each as often as it has units left. */
const inTurn = (products: readonly Product[], left: Map<number, number>): (() => number) => {
  let nth = 0;
  return () => {
    for (const _ of products) {
      const { id = 0, stock = 0 } = products[(nth += 1) % products.length] ?? {};
      const units = left.get(id) ?? stock;
      left.set(id, units - 1);
      if (units > reserve) return id;
    }
    throw new Error("The demo has too little stock");
  };
};

/** Creates buyers before the measurement. */
export interface Buyers {
  /**
   * @returns shoppers for one checkout each, because a coupon can be claimed once and points are spent in one
   * order
   */
  make(count: number): Promise<Buyer[]>;
}

const signIn = async (shop: string, path: string, body: object): Promise<Record<string, string>> => {
  const { token } = await call<{ token: string }>({ url: `${shop}/api/front/${path}`, body });
  return { "authori-zation": token };
};

const register = async (shop: string, email: string): Promise<Record<string, string>> => {
  await call({ url: `${shop}/api/front/login/email/captcha`, body: email });
  const answer = await fetch(`${shop}/__outbox.json?to=${encodeURIComponent(email)}`);
  const [mail] = (await answer.json()) as { code: string }[];
  return signIn(shop, "login/register/email", { email, captcha: mail?.code, password });
};

/**
 * Chooses the coupon and products of the buyers: a marketplace coupon that is valid for every product, and
 * products that reach its minimum. The points are earned in a demo shop whose staff login can ship the order.
 * @param shop URL of a demo shop with POINTS_FROZEN_DAYS=0
 */
export const prepareBuyers = async (shop: string): Promise<Buyers> => {
  const clerk = demoAccounts.find(({ works }) => works?.role === "merchant");
  if (!clerk) throw new Error("No demo shop has a staff login");
  const { email, password: known } = clerk;
  const ofShop = apiClient(shop, await signIn(shop, "login/email", { email, password: known }));
  const ofAnybody = apiClient(shop, {});
  const { list: coupons } = await ofAnybody<{
    list: { id: number; minPrice: string; useType: number; categoryId: number | null }[];
  }>("front/coupons?limit=100");
  const coupon = coupons.find(({ useType, categoryId }) => useType === 3 && categoryId === null);
  if (!coupon) throw new Error("The marketplace has no coupon that is valid for all products");
  const left = new Map<number, number>();
  const productsOf = async (minPrice: string, which = "") => {
    const path = `front/product/list?limit=100&minPrice=${minPrice}${which}`;
    const { list } = await ofAnybody<{ list: Product[] }>(path);
    return inTurn(list, left);
  };
  const [own] = await ofShop<{ id: number }[]>("merchant/shop/list");
  const nextEarning = await productsOf(earningPrice, `&merId=${own?.id}`);
  const nextWanted = await productsOf(coupon.minPrice);
  let made = 0;

  const makeOne = async (): Promise<Buyer> => {
    const nth = (made += 1);
    const headers = await register(shop, `buyer-${nth}@example.com`);
    const ask = apiClient(shop, headers);
    await ask("front/coupon/receive", { couponId: coupon.id });
    const { orderNo } = await placePaidOrder(shop, { headers, productId: nextEarning() }, false);
    const { orderList } = await ask<{ orderList: { orderNo: string }[] }>(
      `front/order/master/detail/${orderNo}`,
    );
    for (const order of orderList) {
      const parcel = { deliveryType: "merchant", deliveryName: "Ada", deliveryPhone: "6045550100" };
      await ofShop(`merchant/order/ship/${order.orderNo}`, parcel);
      await ask(`front/order/take/${order.orderNo}`, {});
    }
    return { headers, productId: nextWanted() };
  };

  return {
    make: async (count) => {
      const buyers: Buyer[] = [];
      await runConcurrently([...Array(count).keys()], lanes, async () => buyers.push(await makeOne()));
      return buyers;
    },
  };
};
