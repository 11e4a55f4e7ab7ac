import { randomUUID } from "node:crypto";
import {
  addressEdit,
  cartList,
  cartSave,
  createOrder,
  masterOrderDetail,
  type merchantOrderShip,
  pay,
  preOrder,
  sandboxConfirm,
  type BodyOf,
  type StaffRole,
  type WireLocale,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/connection.ts";
import { account, membership, session, type UserType } from "../database/schema/accounts.ts";
import { application } from "../database/schema/applications.ts";
import { category, product, sku } from "../database/schema/catalogue.ts";
import { merchant, merchantCategory, merchantType } from "../database/schema/merchants.ts";
import { question } from "../database/schema/product-page.ts";
import { review } from "../database/schema/reviews.ts";
import { freightTemplate } from "../database/schema/shipping.ts";
import { hashToken, newToken } from "../http/callers/tokens.ts";
import { dayMs } from "../shared/durations.ts";
import type { TestApp } from "./test-app.ts";

/** Test data: merchants, products and shoppers, inserted directly into the database. */

export const makeMerchant = async (db: Database, name: string = randomUUID()): Promise<number> => {
  const [made] = await db.insert(merchant).values({ name }).returning({ id: merchant.id });
  return made?.id ?? 0;
};

export interface TestProduct {
  readonly productId: number;
  readonly skuId: number;
}

export const makeProduct = async (
  db: Database,
  merchantId: number,
  { price = "10.00", stock = 100, name = "Tire" } = {},
): Promise<TestProduct> => {
  const [shelf] = await db
    .insert(category)
    .values({ path: [1], level: 1, name: { en: randomUUID() } })
    .returning({ id: category.id });
  const [made] = await db
    .insert(product)
    .values({
      merchantId,
      handle: randomUUID(),
      categoryId: shelf?.id ?? 0,
      categoryPath: [shelf?.id ?? 0],
      name: { en: name, th: `${name} ไทย` },
      intro: { en: "" },
      content: { en: "" },
      unit: { en: "piece" },
      options: [
        {
          key: "size",
          name: { en: "Size" },
          values: [{ key: "16", text: { en: "16 in, wide", fr: "16 po" } }],
        },
      ],
      price,
    })
    .returning({ id: product.id });
  const productId = made?.id ?? 0;
  const [kind] = await db
    .insert(sku)
    .values({ productId, values: ["16"], price, onHand: stock, weight: "2.000" })
    .returning({ id: sku.id });
  return { productId, skuId: kind?.id ?? 0 };
};

/** Two shops with one product each; the first charges for shipping below a threshold. */
export const makeTwoShops = async (db: Database) => {
  const [one, two] = [await makeMerchant(db), await makeMerchant(db)];
  await db
    .insert(freightTemplate)
    .values({ merchantId: one, by: "flat", firstFee: "5.00", freeFrom: "50.00" });
  return {
    one,
    two,
    first: await makeProduct(db, one),
    second: await makeProduct(db, two, { price: "7.35" }),
  };
};

export interface Shopper {
  readonly accountId: number;
  readonly identity: string;
  readonly token: string;
  readonly addressId: number;
}

export const addressOf = (over: Partial<BodyOf<typeof addressEdit>> = {}): BodyOf<typeof addressEdit> => ({
  realName: "Ada Park",
  email: "ada@example.com",
  country: "Canada",
  detail: "1 Main Street",
  postCode: "V5K 0A1",
  phone: "6045550100",
  countryCode: "+1",
  ...over,
});

export const makeShopper = async (shop: TestApp, type: UserType = "email"): Promise<Shopper> => {
  const { db } = shop.ctx;
  const identity = randomUUID();
  const [made] = await db
    .insert(account)
    .values({ identity, type, email: `${identity}@example.com`, nickname: "Ada" })
    .returning({ id: account.id });
  const accountId = made?.id ?? 0;
  const token = newToken();
  const expiresAt = new Date(shop.clock.now().getTime() + 7 * dayMs);
  await db.insert(session).values({ tokenHash: hashToken(token), accountId, expiresAt });
  const { data } = await shop.call(addressEdit, { token, body: addressOf() });
  return { accountId, identity, token, addressId: data.id };
};

/** Grants a role at a shop, or at the platform without one; the one with all rights by default. */
export const grantTestRole = async (
  db: Database,
  { accountId }: Pick<Shopper, "accountId">,
  merchantId?: number,
  staffRole: StaffRole = merchantId === undefined ? "administrator" : "owner",
): Promise<void> => {
  const role = merchantId === undefined ? "operator" : "merchant";
  await db.insert(membership).values({ accountId, role, merchantId: merchantId ?? null, staffRole });
};

/** A shopper who works for a shop, or for the platform without one. */
export const makeStaff = async (shop: TestApp, merchantId?: number, staffRole?: StaffRole) => {
  const staff = await makeShopper(shop);
  await grantTestRole(shop.ctx.db, staff, merchantId, staffRole);
  return staff;
};

/** Adds products to the cart and starts a checkout with all of it. */
export const startCheckout = async (
  shop: TestApp,
  { token }: Shopper,
  items: readonly (TestProduct & { quantity?: number })[],
): Promise<string> => {
  await shop.call(cartSave, {
    token,
    body: items.map(({ productId, skuId, quantity = 1 }) => ({
      productId,
      productAttrUnique: skuId,
      cartNum: quantity,
    })),
  });
  const { data: shops } = await shop.call(cartList, { token, query: { isValid: true } });
  const rows = shops.flatMap((one) => one.cartInfoList);
  const { data } = await shop.call(preOrder, {
    token,
    body: { preOrderType: "shoppingCart", orderDetails: rows.map(({ id }) => ({ shoppingCartId: id })) },
  });
  return data.preOrderNo;
};

export const createBody = (
  preOrderNo: string,
  { addressId }: Shopper,
  over: Partial<BodyOf<typeof createOrder>> = {},
): BodyOf<typeof createOrder> => ({ preOrderNo, addressId, payType: "sandbox", payChannel: "pc", ...over });

/** A whole checkout up to the unpaid order, in that language. */
export const placeTestOrder = async (
  shop: TestApp,
  shopper: Shopper,
  items: readonly (TestProduct & { quantity?: number })[],
  locale: WireLocale = "en",
): Promise<string> => {
  const preOrderNo = await startCheckout(shop, shopper, items);
  const answer = await shop.call(createOrder, {
    token: shopper.token,
    locale,
    body: createBody(preOrderNo, shopper),
  });
  return answer.data.orderNo;
};

export const card = (orderNo: string, number = "4242 4242 4242 4242") => ({
  orderNo,
  number,
  expiry: "12/40",
  cvc: "123",
});

export const payByCard = async (shop: TestApp, { token }: Shopper, orderNo: string, number?: string) => {
  await shop.call(pay, { token, body: { orderNo, payType: "sandbox", payChannel: "pc" } });
  return shop.call(sandboxConfirm, { token, body: card(orderNo, number) });
};

/** A master order as shown to its shopper. */
export const readMaster = async (shop: TestApp, token: string, orderNo: string) =>
  (await shop.call(masterOrderDetail, { token, params: { orderNo } })).data;

/** Numbers of the merchant orders of a new, paid order of these products, in shop order. */
export const placePaidOrder = async (
  shop: TestApp,
  shopper: Shopper,
  items: readonly (TestProduct & { quantity?: number })[],
): Promise<string[]> => {
  const masterNo = await placeTestOrder(shop, shopper, items);
  await payByCard(shop, shopper, masterNo);
  const { orderList } = await readMaster(shop, shopper.token, masterNo);
  return orderList.map(({ orderNo }) => orderNo);
};

/** A parcel with a valid tracking number. */
export const parcelOf = (over: Partial<BodyOf<typeof merchantOrderShip>> = {}) =>
  ({ deliveryType: "express", deliveryCode: "dhl", deliveryId: "1234567890", ...over }) as BodyOf<
    typeof merchantOrderShip
  >;

/** A review of a product by an account, without a real order line. @returns its id */
export const makeReview = async (
  db: Database,
  { productId, accountId }: { productId: number; accountId: number },
): Promise<number> => {
  const [made] = await db
    .insert(review)
    .values({
      productId,
      accountId,
      nickname: "Ada",
      star: 4,
      text: "Quiet and grippy.",
      skuText: { en: "16 in" },
    })
    .returning({ id: review.id });
  await db.execute(sql`update product set star_counts[4] = star_counts[4] + 1 where id = ${productId}::int`);
  return made?.id ?? 0;
};

/** An open question about a product. @returns its id */
export const makeQuestion = async (
  db: Database,
  { productId, accountId }: { productId: number; accountId: number },
): Promise<number> => {
  const [made] = await db
    .insert(question)
    .values({
      productId,
      accountId,
      nickname: "Ada",
      content: "Does it fit?",
      locale: "en",
      createdAt: new Date(),
    })
    .returning({ id: question.id });
  return made?.id ?? 0;
};

/** A pending application for a shop. @returns its id */
export const makeApplication = async (db: Database, accountId: number): Promise<number> => {
  const name = `Shop ${randomUUID()}`;
  const [shelf] = await db
    .insert(merchantCategory)
    .values({ name: { en: name } })
    .returning({ id: merchantCategory.id });
  const [type] = await db
    .insert(merchantType)
    .values({ name: { en: name }, info: { en: "" } })
    .returning({ id: merchantType.id });
  const [made] = await db
    .insert(application)
    .values({
      accountId,
      name,
      categoryId: shelf?.id ?? 0,
      typeId: type?.id ?? 0,
      realName: "Ada Park",
      email: `${randomUUID()}@shop.example`,
      phone: "",
      handlingFee: 5,
      keywords: "",
      address: "1 Main",
      papers: [`u-${randomUUID()}`],
      createdAt: new Date(),
      dueAt: new Date(),
    })
    .returning({ id: application.id });
  return made?.id ?? 0;
};

export const stockOf = async (db: Database, { skuId }: TestProduct) => {
  const [row] = await db.select().from(sku).where(eq(sku.id, skuId));
  return { onHand: row?.onHand ?? 0, reserved: row?.reserved ?? 0, sold: row?.sold ?? 0 };
};
