import {
  merchantProductChange,
  merchantProductCreate,
  type BodyOf,
  type StaffTexts,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/connection.ts";
import { category } from "../database/schema/catalogue.ts";
import type { Shopper } from "./test-shop.ts";
import type { TestApp } from "./test-app.ts";

type Change = BodyOf<typeof merchantProductChange>;
type Create = BodyOf<typeof merchantProductCreate>;
export type Content = Create["content"];

/** A text in English only. */
export const texts = (en: string): StaffTexts => ({ en, "zh-CN": "", es: "", fr: "", th: "", lao: "" });

/** Creates a category of the marketplace. @returns its id */
export const makeCategory = async (db: Database): Promise<number> => {
  const [made] = await db
    .insert(category)
    .values({ path: [1], level: 1, name: { en: "Lamps" } })
    .returning({ id: category.id });
  const id = made?.id ?? 0;
  await db
    .update(category)
    .set({ path: sql`array[id]` })
    .where(eq(category.id, id));
  return id;
};

/** Content of a product with only a name, shown in the shop. */
export const contentFor = (categoryId: number, name: string, over: Partial<Content> = {}): Content => ({
  name: texts(name),
  intro: texts(""),
  content: texts(""),
  unit: texts("piece"),
  keywords: [],
  categoryId,
  shopCategoryId: null,
  brand: "",
  tags: [],
  guaranteeIds: [],
  properties: {},
  tireLabel: null,
  pictures: [],
  pictureTexts: {},
  isShown: true,
  ...over,
});

/** A new option. */
export const optionOf = (name: string, values: readonly string[]) => ({
  key: null,
  name: texts(name),
  values: values.map((value) => ({ key: null, text: texts(value) })),
});

export const changeProductAs = (shop: TestApp, { token }: Shopper, id: number, body: Partial<Change>) =>
  shop.call(merchantProductChange, { token, params: { id }, body: { changes: [], skus: [], ...body } });

/** Adds a lamp in two colors. @returns its id */
export const makeLamp = async (
  shop: TestApp,
  { token }: Shopper,
  merId: number,
  content: Content,
): Promise<number> => {
  const body: Create = {
    merId,
    content,
    options: [optionOf("Color", ["Red", "Blue"])],
    variants: [
      { skuId: null, values: [0], price: "30.00", code: "L-R", stock: 4 },
      { skuId: null, values: [1], price: "32.50", listPrice: "40.00" },
    ],
  };
  return (await shop.call(merchantProductCreate, { token, body })).data.id;
};
