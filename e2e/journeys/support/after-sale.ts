import { expect, request, type APIRequestContext, type BrowserContext, type Page } from "@playwright/test";
import { read, write } from "./shop.ts";

/** The demo shopper, and two demo shops with their staff logins. */
export const shopper = { email: "mara@carmine.example", password: "Tread-wear-42" };
export const tires = { email: "elin@carmine.example", password: "Bead-seat-17", shop: "Carmine Tires" };
export const wheels = { email: "marco@carmine.example", password: "Hub-bore-66", shop: "Alloy Atelier" };

interface Product {
  readonly id: number;
  readonly merName: string;
  readonly stock: number;
}

interface Row {
  readonly productId: number;
  readonly productAttrUnique: number;
  readonly cartNum: number;
}

/** Cart rows for one unit each of `count` products of a shop; of any shop if `shop` is null. */
export const rowsOf = async (context: BrowserContext, shop: string | null, count: number): Promise<Row[]> => {
  const { list } = await read<{ list: Product[] }>(context, "/api/front/product/list?page=1&limit=100");
  const isOwn = (name: string): boolean =>
    shop === null ? name !== tires.shop && name !== wheels.shop : name === shop;
  const own = list.filter(({ merName, stock }) => stock > 20 && isOwn(merName));
  const rows: Row[] = [];
  for (const { id } of own) {
    const { productValue } = await read<{ productValue: Record<string, { id: number; stock: number }> }>(
      context,
      `/api/front/product/detail/${id}`,
    );
    const sku = Object.values(productValue).find(({ stock }) => stock > 5);
    if (sku) rows.push({ productId: id, productAttrUnique: sku.id, cartNum: 1 });
    if (rows.length === count) break;
  }
  expect(rows).toHaveLength(count);
  return rows;
};

/** Adds rows to the cart and holds only these for a checkout. @returns the hold's number */
export const hold = async (context: BrowserContext, rows: readonly Row[]): Promise<string> => {
  await write(context, "/api/front/cart/save", rows);
  const shops = await read<{ cartInfoList: { id: number; productId: number }[] }[]>(
    context,
    "/api/front/cart/list?isValid=true",
  );
  const bought = new Set(rows.map(({ productId }) => productId));
  const { message, data } = await write<{ preOrderNo: string } | null>(
    context,
    "/api/front/order/pre/order",
    {
      preOrderType: "shoppingCart",
      orderDetails: shops
        .flatMap(({ cartInfoList }) => cartInfoList)
        .filter(({ productId }) => bought.has(productId))
        .map(({ id }) => ({ shoppingCartId: id })),
    },
  );
  expect(data, message).not.toBeNull();
  return data?.preOrderNo ?? "";
};

interface Part {
  readonly orderNo: string;
  readonly merName: string;
  readonly payPrice: string;
  readonly orderInfoList: readonly { readonly id: number; readonly productId: number }[];
}

interface Master {
  readonly payPrice: string;
  readonly orderList: readonly Part[];
}

export const masterOf = (context: BrowserContext, orderNo: string): Promise<Master> =>
  read<Master>(context, `/api/front/order/master/detail/${orderNo}`);

/** Calls the API as a member of the shop's staff, without a browser. */
export const staffClient = async (
  baseURL: string | undefined,
  who: { email: string; password: string },
): Promise<APIRequestContext> => {
  const calls = await request.newContext({ ...(baseURL && { baseURL }) });
  const { code } = await write(calls, "/api/front/login/email", who);
  expect(code).toBe(200);
  return calls;
};

export const act = async (calls: APIRequestContext, path: string, body: unknown = {}): Promise<void> => {
  const { code, message } = await write(calls, path, body);
  expect(code, `${path}: ${message}`).toBe(200);
};

/** A screenshot of the page as a file to upload. */
export const screenshotFile = async (page: Page, name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await page.screenshot(),
});

export const giveStars = (page: Page, name: string): Promise<void> =>
  page
    .getByRole("radiogroup", { name: /^Product/ })
    .getByRole("radio", { name, exact: true })
    .check({ force: true });
