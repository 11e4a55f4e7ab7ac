import { expect, type APIRequestContext, type BrowserContext, type Page } from "@playwright/test";

/** Envelope of API responses. */
interface Envelope<Data> {
  readonly code: number;
  readonly message: string;
  readonly data: Data;
}

const callsOf = (from: BrowserContext | APIRequestContext): APIRequestContext =>
  "request" in from ? from.request : from;

export const read = async <Data>(from: BrowserContext | APIRequestContext, path: string): Promise<Data> => {
  const answer = (await (await callsOf(from).get(path)).json()) as Envelope<Data>;
  expect(answer.code, `${path}: ${answer.message}`).toBe(200);
  return answer.data;
};

export const write = async <Data>(
  from: BrowserContext | APIRequestContext,
  path: string,
  data: unknown,
): Promise<Envelope<Data>> =>
  (await (
    await callsOf(from).post(path, {
      data,
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        "x-cookie-session": "1",
      },
    })
  ).json()) as Envelope<Data>;

export interface StockedSku {
  readonly productId: number;
  readonly name: string;
  readonly shop: string;
  readonly skuId: number;
  readonly stock: number;
}

interface ProductRow {
  readonly id: number;
  readonly storeName: string;
  readonly merName: string;
  readonly stock: number;
}
interface SkuRow {
  readonly id: number;
  readonly stock: number;
}

/** Products are partitioned by id, so that no journey changes the stock that another one counts. */
const shelves = 12;

/** One SKU with enough stock from each of `shops` shops, all from one partition (0–11). */
export const pickSkus = async (
  from: BrowserContext | APIRequestContext,
  count: number,
  shelf = 0,
): Promise<StockedSku[]> => {
  const { list } = await read<{ list: ProductRow[] }>(from, "/api/front/product/list?page=1&limit=100");
  const items: StockedSku[] = [];
  for (const product of list.filter(({ id, stock }) => id % shelves === shelf && stock > 20)) {
    if (items.length === count) break;
    if (items.some(({ shop }) => shop === product.merName)) continue;
    const { productValue } = await read<{ productValue: Record<string, SkuRow> }>(
      from,
      `/api/front/product/detail/${product.id}`,
    );
    const sku = Object.values(productValue).find(({ stock }) => stock > 10);
    if (sku)
      items.push({
        productId: product.id,
        name: product.storeName,
        shop: product.merName,
        skuId: sku.id,
        stock: sku.stock,
      });
  }
  expect(items).toHaveLength(count);
  return items;
};

/** @returns the id of the demo product whose name contains these words */
export const findProductId = async (
  from: BrowserContext | APIRequestContext,
  name: string,
): Promise<number> => {
  const path = `/api/front/product/list?limit=1&keyword=${encodeURIComponent(name)}`;
  const { list } = await read<{ list: ProductRow[] }>(from, path);
  expect(list[0]?.storeName).toContain(name);
  return list[0]?.id ?? 0;
};

/** Available stock of a SKU. Public responses lag behind a sale, so tests poll this. */
export const stockOf = async (
  from: BrowserContext | APIRequestContext,
  { productId, skuId }: Pick<StockedSku, "productId" | "skuId">,
): Promise<number> => {
  const { productValue } = await read<{ productValue: Record<string, SkuRow> }>(
    from,
    `/api/front/product/detail/${productId}`,
  );
  return Object.values(productValue).find(({ id }) => id === skuId)?.stock ?? -1;
};

export const putInCart = async (
  from: BrowserContext,
  items: readonly StockedSku[],
  quantity = 1,
): Promise<void> => {
  const answer = await write(
    from,
    "/api/front/cart/save",
    items.map(({ productId, skuId }) => ({ productId, productAttrUnique: skuId, cartNum: quantity })),
  );
  expect(answer.code, answer.message).toBe(200);
};

/** The latest 6-digit code sent to the address. */
export const latestCode = async (from: Pick<Page, "request">, address: string): Promise<string> => {
  let code = "";
  await expect
    .poll(async () => {
      const mails = (await (
        await from.request.get(`/__outbox.json?to=${encodeURIComponent(address)}`)
      ).json()) as { code: string | null }[];
      code = mails.find((mail) => mail.code)?.code ?? "";
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
};

let made = 0;
export const newEmail = (name: string): string =>
  `${name}.${process.pid}.${Date.now()}.${++made}@carmine.example`;

/** Registers a new account through the API and signs in. @returns the email */
export const registerAs = async (context: BrowserContext, who: string, password: string): Promise<string> => {
  const email = newEmail(who);
  await write(context, "/api/front/login/email/captcha", email);
  const captcha = await latestCode(context, email);
  const answer = await write(context, "/api/front/login/register/email", { email, captcha, password });
  expect(answer.code, answer.message).toBe(200);
  return email;
};

/** Creates a guest account, as the guest form does. */
export const createGuestAccount = async (context: BrowserContext): Promise<string> => {
  const email = newEmail("visitor");
  const answer = await write(context, "/api/front/login/register/visitor", {
    email,
    phone: "",
    countryCode: "",
  });
  expect(answer.code, answer.message).toBe(200);
  return email;
};

/** Creates an address. @returns its id */
export const createAddress = async (
  context: BrowserContext,
  email: string,
  realName = "Noi Journey",
  phone = "812345678",
): Promise<number> => {
  const { data } = await write<{ id: number }>(context, "/api/front/address/edit", {
    realName,
    email,
    country: "Thailand",
    detail: "99 Sukhumvit Road, Bangkok",
    postCode: "10110",
    phone,
    countryCode: "66",
    isDefault: true,
  });
  return data.id;
};

/** Holds the whole cart for a checkout. @returns the hold's number */
export const holdCart = async (context: BrowserContext): Promise<string> => {
  const shops = await read<{ cartInfoList: { id: number }[] }[]>(
    context,
    "/api/front/cart/list?isValid=true",
  );
  const { data } = await write<{ preOrderNo: string }>(context, "/api/front/order/pre/order", {
    preOrderType: "shoppingCart",
    orderDetails: shops.flatMap(({ cartInfoList }) => cartInfoList.map(({ id }) => ({ shoppingCartId: id }))),
  });
  return data.preOrderNo;
};

/** Places an unpaid order with these SKUs and the cart. @returns its number (PT…) */
export const placeOrder = async (
  context: BrowserContext,
  items: readonly StockedSku[],
  quantity = 1,
  payType = "sandbox",
): Promise<string> => {
  const addressId = await createAddress(context, newEmail("to"));
  if (items.length > 0) await putInCart(context, items, quantity);
  const order = await write<{ orderNo: string }>(context, "/api/front/order/create", {
    preOrderNo: await holdCart(context),
    addressId,
    payType,
    payChannel: "pc",
  });
  expect(order.code, order.message).toBe(200);
  return order.data.orderNo;
};
