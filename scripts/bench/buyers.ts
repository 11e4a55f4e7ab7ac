import { demoAccounts } from "../../packages/server/src/demo/accounts.ts";
import { callsOf, checkOut, type Buyer } from "./checkout.ts";
import { call, inLanes } from "./load.ts";

/** Hashing passwords takes memory, and the memory of the server is measured too. */
const lanes = 4;
const password = "Rim-offset-38";

/** Earns more points than the fewest that can be spent. */
const earningPrice = "110";
/** Pieces that stay: what others buy meanwhile is not known here. */
const reserve = 5;

interface Product {
  id: number;
  stock: number;
}

/** Hands out products in turn, each as often as it has pieces. */
const inTurn = (products: readonly Product[], left: Map<number, number>): (() => number) => {
  let nth = 0;
  return () => {
    for (const _ of products) {
      const { id = 0, stock = 0 } = products[(nth += 1) % products.length] ?? {};
      const pieces = left.get(id) ?? stock;
      left.set(id, pieces - 1);
      if (pieces > reserve) return id;
    }
    throw new Error("There are not enough pieces to buy");
  };
};

/** Makes buyers ahead of what is measured. */
export interface Buyers {
  /** @returns so many shoppers, each for one checkout: a coupon is claimed once, and points are spent at once */
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
 * Chooses what the buyers claim and buy: a coupon of the marketplace that is good for every product, and products that
 * cost enough for it. What earns their points comes from a shop of the demo whose clerk can send it.
 * @param shop address of a demo that freezes points for no day
 */
export const prepareBuyers = async (shop: string): Promise<Buyers> => {
  const clerk = demoAccounts.find(({ works }) => works?.role === "merchant");
  if (!clerk) throw new Error("Nobody works for a shop of the demo");
  const { email, password: known } = clerk;
  const ofShop = callsOf(shop, await signIn(shop, "login/email", { email, password: known }));
  const ofAnybody = callsOf(shop, {});
  const { list: coupons } = await ofAnybody<{
    list: { id: number; minPrice: string; useType: number; categoryId: number | null }[];
  }>("front/coupons?limit=100");
  const coupon = coupons.find(({ useType, categoryId }) => useType === 3 && categoryId === null);
  if (!coupon) throw new Error("The marketplace has no coupon for everything");
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
    const ask = callsOf(shop, headers);
    await ask("front/coupon/receive", { couponId: coupon.id });
    const { orderNo } = await checkOut(shop, { headers, productId: nextEarning() }, false);
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
      await inLanes([...Array(count).keys()], lanes, async () => buyers.push(await makeOne()));
      return buyers;
    },
  };
};
