import {
  applicationStatus,
  Code,
  operatorApplicationApprove,
  operatorApplicationDetail,
  type BodyOf,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { merchant, merchantCategory, merchantType } from "../../database/schema/merchants.ts";
import { auditEntriesOf } from "../../testing/command-line.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeApplication, makeShopper, makeStaff } from "../../testing/test-shop.ts";

let shop: TestApp;
let token = "";
let terms: { categoryId: number; typeId: number };
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  token = (await makeStaff(shop)).token;
  const { db } = shop.ctx;
  const [category] = await db
    .insert(merchantCategory)
    .values({ name: { en: "Wheels" }, handlingFee: 8 })
    .returning();
  const [type] = await db
    .insert(merchantType)
    .values({ name: { en: "Maker" }, info: { en: "A trade license" } })
    .returning();
  terms = { categoryId: category?.id ?? 0, typeId: type?.id ?? 0 };
});
afterAll(() => shop.close());

const pending = async () => makeApplication(shop.ctx.db, (await makeShopper(shop)).accountId);
const approve = (body: BodyOf<typeof operatorApplicationApprove>) =>
  shop.call(operatorApplicationApprove, { token, body });

it("opens the shop with another category, type and badge than requested, which is recorded", async () => {
  const id = await pending();
  const { data: before } = await shop.call(operatorApplicationDetail, { token, params: { id } });
  const { code, data } = await approve({ id, ...terms, isVerified: false });
  expect(code).toBe(Code.ok);
  const [opened] = await shop.ctx.db.select().from(merchant).where(eq(merchant.id, data.merId));
  expect(opened).toMatchObject({ ...terms, isVerified: false, isOpen: true });
  expect(await auditEntriesOf(shop, `application:${id}`)).toMatchObject([
    {
      action: "application.approve",
      before: { categoryId: before.categoryId, typeId: before.typeId },
      after: { ...terms, isVerified: false },
    },
  ]);
});

it("refuses a category or type that doesn't exist, and the application stays pending", async () => {
  const id = await pending();
  for (const wrong of [{ categoryId: 999_999 }, { typeId: 999_999 }])
    expect((await approve({ id, ...terms, ...wrong })).code).toBe(Code.badRequest);
  const { data } = await shop.call(operatorApplicationDetail, { token, params: { id } });
  expect(data).toMatchObject({ auditStatus: applicationStatus.pending, merId: null });
});
