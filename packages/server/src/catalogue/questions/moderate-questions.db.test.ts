import {
  merchantQuestionList,
  operatorQuestionHide,
  operatorQuestionList,
  operatorQuestionUnhide,
  questionList,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntry } from "../../database/schema/audit.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeMerchant, makeProduct, makeQuestion, makeShopper, makeStaff } from "../../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("hides a question from shoppers and its shop with a reason, and shows it again", async () => {
  const { db } = shop.ctx;
  const shopId = await makeMerchant(db);
  const product = await makeProduct(db, shopId);
  const { accountId } = await makeShopper(shop);
  const id = await makeQuestion(db, { ...product, accountId });
  const { token } = await makeStaff(shop);
  const owner = await makeStaff(shop, shopId);
  const counts = async () => {
    const shown = await shop.call(questionList, { params: { id: product.productId }, query: {} });
    const own = await shop.call(merchantQuestionList, { token: owner.token, query: { merId: shopId } });
    const hidden = await shop.call(operatorQuestionList, { token, query: { hidden: true } });
    return [shown.data.total, own.data.total, hidden.data.total];
  };
  expect(await counts()).toEqual([1, 1, 0]);
  const input = { token, params: { id }, body: { reason: "Insult" } };
  expect((await shop.call(operatorQuestionHide, input)).code).toBe(200);
  expect((await shop.call(operatorQuestionHide, input)).code).toBe(404);
  expect(await counts()).toEqual([0, 0, 1]);
  const { data } = await shop.call(operatorQuestionList, { token, query: {} });
  expect(data.list[0]).toMatchObject({ id, merId: shopId, isHidden: true, answer: null });
  expect((await shop.call(operatorQuestionUnhide, input)).code).toBe(200);
  expect(await counts()).toEqual([1, 1, 0]);
  const log = await db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `question:${id}`));
  expect(log.map(({ action, after }) => [action, after])).toEqual([
    ["question.hide", { reason: "Insult" }],
    ["question.unhide", { reason: "Insult" }],
  ]);
});
