import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  addToReview,
  masterOrderDetail,
  merchantReviewList,
  merchantReviewReply,
  operatorReviewHide,
  operatorReviewList,
  operatorReviewUnhide,
  orderComment,
  ownReviewList,
  replyConfig,
  replyList,
  reviewableDetail,
  reviewableList,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { review } from "../../database/schema/reviews.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  makeStaff,
  payByCard,
  placeTestOrder,
  type TestProduct,
  type Shopper,
} from "../../testing/test-shop.ts";

let shop: TestApp;
let folder: string;
let merchantId: number;
let ann: Shopper;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-reviews-"));
  shop = await testApp({ dataDir: folder, rateLimits: false });
  merchantId = await makeMerchant(shop.ctx.db, "Tread & Co");
  ann = await makeShopper(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

interface Bought {
  product: TestProduct;
  orderNo: string;
  lineId: number;
}

/** A paid order, received by default. */
const buy = async (of: Shopper, status = 3, merchant = merchantId): Promise<Bought> => {
  const product = await makeProduct(shop.ctx.db, merchant);
  const masterNo = await placeTestOrder(shop, of, [product]);
  await payByCard(shop, of, masterNo);
  const { data } = await shop.call(masterOrderDetail, { token: of.token, params: { orderNo: masterNo } });
  const [order] = data.orderList;
  const orderNo = order?.orderNo ?? "";
  await shop.ctx.db
    .update(merchantOrder)
    .set({ status, receivedAt: status === 3 ? shop.clock.now() : null })
    .where(eq(merchantOrder.orderNo, orderNo));
  return { product, orderNo, lineId: order?.orderInfoList[0]?.id ?? 0 };
};

const picture = async ({ token }: Shopper, model = "review"): Promise<string> => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#0a7" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("multipart", new Blob([new Uint8Array(bytes)]), "a.png");
  const body = new Response(form);
  const answer = await shop.app.inject({
    method: "POST",
    url: `/api/front/upload/image?model=${model}&pid=1`,
    headers: { "content-type": body.headers.get("content-type") ?? "", "authori-zation": token },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return answer.json<{ data: { url: string } }>().data.url;
};

const bodyOf = ({ orderNo, lineId }: Bought, over: object = {}) => ({
  orderNo,
  orderInfoId: lineId,
  star: 5,
  comment: "Quiet and good in the rain.",
  ...over,
});
const write = ({ token }: Shopper, bought: Bought, over: object = {}, headers: Record<string, string> = {}) =>
  shop.call(orderComment, { token, body: bodyOf(bought, over), headers });
const starsOf = async ({ product }: Bought) =>
  (await shop.call(replyConfig, { params: { id: product.productId } })).data;
const shownOf = async ({ product }: Bought) =>
  (await shop.call(replyList, { params: { id: product.productId } })).data;

describe("a review", () => {
  it("stores stars, text and pictures once a line is received, and updates the product's rating", async () => {
    const bob = await makeShopper(shop);
    const bought = await buy(bob);
    const { token } = bob;
    const before = await shop.call(reviewableList, { token });
    expect(before.data).toMatchObject({
      total: 1,
      list: [{ id: bought.lineId, merOrderNo: bought.orderNo }],
    });
    const line = await shop.call(reviewableDetail, { token, params: { id: bought.lineId } });
    expect(line.data).toMatchObject({ id: bought.lineId, merName: "Tread & Co", payNum: 1 });
    const pics = [await picture(bob), await picture(bob)];
    const { code, message } = await write(bob, bought, {
      star: 4,
      serviceStar: 5,
      pics: JSON.stringify(pics),
    });
    expect([code, message]).toEqual([200, "Thanks for your review!"]);
    expect(await starsOf(bought)).toMatchObject({ sumCount: 1, star: 4, starCounts: [0, 0, 0, 1, 0] });
    const { list, total } = await shownOf(bought);
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ star: 4, comment: "Quiet and good in the rain.", uid: bob.accountId });
    expect(list[0]?.pics.map((url) => new URL(url).pathname)).toEqual(
      pics.map((url) => new URL(url).pathname),
    );
    expect((await shop.call(reviewableList, { token })).data.total).toBe(0);
    expect((await shop.call(reviewableDetail, { token, params: { id: bought.lineId } })).code).toBe(404);
    const own = await shop.call(ownReviewList, { token });
    expect(own.data.list[0]).toMatchObject({ star: 4, serviceStar: 5, isAnonymous: false, addition: null });
  });

  it("is refused before receipt, for another account's line, and a second time", async () => {
    const early = await buy(ann, 1);
    expect((await write(ann, early)).message).toBe("You can review this item once you’ve received it");
    const bought = await buy(ann);
    expect((await write(await makeShopper(shop), bought)).code).toBe(404);
    expect((await write(ann, { ...bought, orderNo: early.orderNo })).code).toBe(404);
    expect((await write(ann, bought)).code).toBe(200);
    expect((await write(ann, bought)).message).toBe("You’ve already reviewed this item");
    expect((await starsOf(bought)).sumCount).toBe(1);
  });

  it("counts once, despite concurrent requests", async () => {
    const bought = await buy(ann);
    const headers = { "idempotency-key": "review-1" };
    const same = await Promise.all([1, 2, 3].map(() => write(ann, bought, {}, headers)));
    expect(same.map(({ code }) => code)).toEqual([200, 200, 200]);
    const other = await Promise.all([1, 2].map(() => write(ann, bought)));
    expect(other.map(({ code }) => code)).toEqual([500, 500]);
    expect((await starsOf(bought)).starCounts).toEqual([0, 0, 0, 0, 1]);
  });

  it.each(["很好", "ดี", "👍", "5"])("accepts the review %s", async (comment) => {
    expect((await write(ann, await buy(ann), { comment })).code).toBe(200);
  });

  it.each([
    [{ star: 0 }, "Choose 1 to 5 stars"],
    [{ star: 6 }, "Choose 1 to 5 stars"],
    [{ star: 4.5 }, "Choose 1 to 5 stars"],
    [{ serviceStar: 9 }, "Choose 1 to 5 stars"],
    [{ comment: "..." }, "Write a few words, up to 500 characters"],
    [{ comment: " \u200B " }, "Write a few words, up to 500 characters"],
    [{ comment: "x".repeat(501) }, "Write a few words, up to 500 characters"],
    [{ pics: "no list" }, "Add up to 5 photos"],
    [{ pics: JSON.stringify(Array.from({ length: 6 }, () => "/media/x.webp")) }, "Add up to 5 photos"],
    [{ pics: ["https://evil.example/a.png"] }, expect.stringContaining("no longer there")],
  ])("refuses %o and writes nothing", async (over, text) => {
    const bought = await buy(ann);
    const { code, message } = await write(ann, bought, over);
    expect([code, message]).toEqual([400, text]);
    expect((await starsOf(bought)).sumCount).toBe(0);
  });

  it("keeps the pictures for a retry when it is refused", async () => {
    const bought = await buy(ann);
    const [url, foreign] = [await picture(ann), await picture(ann, "refund")];
    expect((await write(ann, bought, { pics: [url, foreign] })).code).toBe(400);
    expect((await write(ann, bought, { pics: [url] })).code).toBe(200);
  });

  it("hides an anonymous author's name from everyone", async () => {
    const bought = await buy(ann);
    await write(ann, bought, { isAnonymous: true, comment: "<b>plain</b> & text" });
    expect((await shownOf(bought)).list[0]).toMatchObject({
      uid: null,
      nickname: "***",
      isAnonymous: true,
      avatar: expect.stringContaining("/media/default-avatar.webp"),
      comment: "<b>plain</b> & text",
    });
    const staff = await makeStaff(shop, merchantId);
    const { data } = await shop.call(merchantReviewList, { token: staff.token });
    expect(data.list[0]).toMatchObject({ nickname: null, merOrderNo: bought.orderNo });
  });
});

describe("an own review", () => {
  it("is filtered by stars and pictures, and takes one addition", async () => {
    const bob = await makeShopper(shop);
    const { token } = bob;
    for (const star of [5, 3, 1]) await write(bob, await buy(bob), { star });
    const kinds = async (type: number) =>
      (await shop.call(ownReviewList, { token, query: { type } })).data.list;
    expect((await kinds(0)).map(({ star }) => star)).toEqual([1, 3, 5]);
    for (const [type, star] of [
      [1, 5],
      [2, 3],
      [3, 1],
    ] as const)
      expect((await kinds(type)).map((own) => own.star)).toEqual([star]);
    expect(await kinds(4)).toEqual([]);
    const id = (await kinds(1))[0]?.replyId ?? 0;
    const body = { id, comment: "Still good after a winter.", pics: [await picture(bob)] };
    expect((await shop.call(addToReview, { token: ann.token, body })).code).toBe(404);
    expect((await shop.call(addToReview, { token, body })).code).toBe(200);
    expect((await shop.call(addToReview, { token, body })).message).toBe(
      "You’ve already added to this review",
    );
    expect((await kinds(4))[0]?.addition).toMatchObject({ comment: "Still good after a winter." });
  });
});

describe("staff", () => {
  it("replies once and only to reviews of the own shop; the operator hides one, which updates the rating", async () => {
    const other = await makeMerchant(shop.ctx.db);
    const [own, foreign] = [await makeStaff(shop, merchantId), await makeStaff(shop, other)];
    const bought = await buy(ann);
    await write(ann, bought, { star: 2 });
    const { data } = await shop.call(merchantReviewList, { token: own.token, query: { answered: "false" } });
    const id = data.list[0]?.id ?? 0;
    expect(data.list[0]).toMatchObject({ star: 2, merOrderNo: bought.orderNo, isHidden: false });
    expect((await shop.call(merchantReviewList, { token: foreign.token })).data.total).toBe(0);
    await write(ann, await buy(ann), { star: 3 });
    const low = await shop.call(merchantReviewList, { token: own.token, query: { low: "true" } });
    expect(low.data.list.every(({ star }) => star <= 2)).toBe(true);
    expect(low.data.list.map((row) => row.id)).toContain(id);
    const reply = (token: string) =>
      shop.call(merchantReviewReply, { token, params: { id }, body: { content: "We’re sorry." } });
    expect((await reply(foreign.token)).code).toBe(404);
    expect((await reply(ann.token)).code).toBe(403);
    expect((await reply(own.token)).code).toBe(200);
    expect((await reply(own.token)).message).toBe("This review has been answered");
    expect((await shownOf(bought)).list[0]?.merchantReplyContent).toBe("We’re sorry.");

    await shop.ctx.db
      .update(review)
      .set({ pictures: ["rain"] })
      .where(eq(review.id, id));
    const { token } = await makeStaff(shop);
    const hide = () => shop.call(operatorReviewHide, { token, params: { id }, body: { reason: "Insult" } });
    expect((await hide()).code).toBe(200);
    expect((await hide()).code).toBe(404);
    expect(await starsOf(bought)).toMatchObject({ sumCount: 0, star: 0, pictureCount: 0 });
    expect((await shownOf(bought)).list).toEqual([]);
    const seen = await shop.call(operatorReviewList, { token, query: { merId: merchantId } });
    expect(seen.code).toBe(200);

    const unhide = () => shop.call(operatorReviewUnhide, { token, params: { id }, body: { reason: "Fine" } });
    const hidden = async () =>
      (await shop.call(operatorReviewList, { token, query: { merId: merchantId, hidden: true } })).data.total;
    expect(await hidden()).toBe(1);
    expect((await unhide()).code).toBe(200);
    expect((await unhide()).code).toBe(404);
    expect(await hidden()).toBe(0);
    expect((await shownOf(bought)).list.map((shown) => shown.id)).toEqual([id]);
    expect(await starsOf(bought)).toMatchObject({ sumCount: 1 });
  });
});
