import {
  askQuestion,
  cancelRestock,
  merchantQuestionAnswer,
  merchantQuestionList,
  productSkus,
  questionList,
  recommendations,
  replyConfig,
  replyDetail,
  replyList,
  voteReply,
  votedReplies,
  watchRestock,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishTags } from "../database/publish-tags.ts";
import { auditEntry } from "../database/schema/audit.ts";
import { picture } from "../database/schema/media.ts";
import { review } from "../database/schema/reviews.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import {
  grantTestRole,
  makeProduct,
  makeMerchant,
  makeQuestion,
  makeShopper,
  payByCard,
  placeTestOrder,
  type TestProduct,
  type Shopper,
} from "../testing/test-shop.ts";

let shop: TestApp;
let merchantId: number;
let item: TestProduct;
let shopper: Shopper;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merchantId = await makeMerchant(shop.ctx.db, "Tire House");
  item = await makeProduct(shop.ctx.db, merchantId, { name: "Polar 3" });
  shopper = await makeShopper(shop);
});
afterAll(() => shop.close());

const questions = async () => (await shop.call(questionList, { params: { id: item.productId } })).data;
const noticesOf = async (kind: string): Promise<string[]> => {
  const { rows } = await shop.ctx.db.execute<{ path: string }>(
    sql`select path from notice where kind = ${kind} and account_id = ${shopper.accountId}`,
  );
  return rows.map(({ path }) => path);
};
const productId = () => item.productId;

describe("questions", () => {
  it("lets signed-in shoppers ask and only the product's shop answer, and notifies once", async () => {
    const body = { productId: productId(), content: "Does it fit a 2015 Golf?" };
    expect((await shop.call(askQuestion, { body })).code).toBe(401);
    expect(
      (await shop.call(askQuestion, { body: { ...body, content: "?!" }, token: shopper.token })).code,
    ).toBe(400);
    expect(
      (await shop.call(askQuestion, { body: { ...body, productId: 999_999 }, token: shopper.token })).code,
    ).toBe(404);
    const written = await shop.call(askQuestion, { body, token: shopper.token });
    expect(written).toMatchObject({ code: 200, data: { content: body.content, answers: [] } });
    await expect.poll(async () => (await questions()).total).toBe(1);

    const id = written.data.id;
    const staff = await makeShopper(shop);
    const answer = (content: string, token: string) =>
      shop.call(merchantQuestionAnswer, { params: { id }, body: { content }, token });
    expect((await answer("Yes.", shopper.token)).code).toBe(403);
    await grantTestRole(shop.ctx.db, staff, await makeMerchant(shop.ctx.db));
    expect((await answer("Yes.", staff.token)).code).toBe(404);
    await grantTestRole(shop.ctx.db, staff, merchantId);
    const waiting = async () =>
      (await shop.call(merchantQuestionList, { query: { open: true }, token: staff.token })).data;
    expect((await waiting()).list).toMatchObject([{ id, storeName: "Polar 3" }]);
    expect((await answer("Yes, on 16 inch wheels.", staff.token)).code).toBe(200);
    expect((await answer("Yes.", staff.token)).code).toBe(200);
    expect((await waiting()).total).toBe(0);
    await expect
      .poll(async () => (await questions()).list[0]?.answers)
      .toMatchObject([{ merName: "Tire House", content: "Yes." }]);
    expect(await noticesOf("questionAnswered")).toEqual([`/goods_detail/${productId()}?tab=questions`]);
    const acts = await shop.ctx.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `question:${id}`));
    expect(acts.map(({ before, after }) => [before, after])).toEqual([
      [null, { content: "Yes, on 16 inch wheels." }],
      [{ content: "Yes, on 16 inch wheels." }, { content: "Yes." }],
    ]);
  });

  it("are neither listed nor counted for a product that isn't for sale", async () => {
    const { db } = shop.ctx;
    const gone = await makeProduct(db, merchantId);
    await makeQuestion(db, { productId: gone.productId, accountId: shopper.accountId });
    const read = async () => (await shop.call(questionList, { params: { id: gone.productId } })).data;
    expect(await read()).toMatchObject({ total: 1 });
    await db.execute(sql`update product set is_shown = false where id = ${gone.productId}`);
    await publishTags(db, [`product:${gone.productId}`]);
    expect(await read()).toMatchObject({ total: 0, list: [] });
  });

  it("list those in the reader's language first", async () => {
    const ask = (content: string, locale: "en" | "th") =>
      shop.call(askQuestion, { body: { productId: productId(), content }, token: shopper.token, locale });
    await ask("ใส่กับรถเก๋งได้ไหม", "th");
    await ask("How old are they?", "en");
    await expect.poll(async () => (await questions()).total).toBe(3);
    const { data } = await shop.call(questionList, { params: { id: productId() }, locale: "th" });
    expect(data.list[0]?.content).toBe("ใส่กับรถเก๋งได้ไหม");
    expect((await questions()).list[0]?.content).toBe("Does it fit a 2015 Golf?");
  });
});

describe("restock", () => {
  it("notifies once when the sku is available again", async () => {
    const { db, jobs } = shop.ctx;
    const gone = await makeProduct(db, merchantId, { stock: 0, name: "Sold out tire" });
    const watch = (email?: string, token?: string) =>
      shop.call(watchRestock, { body: { attrValueId: gone.skuId, ...(email && { email }) }, token });
    expect((await watch()).code).toBe(400);
    expect((await watch("not an address")).code).toBe(400);
    expect((await watch("guest@shop.example")).data.email).toBe("guest@shop.example");
    expect((await watch("guest@shop.example")).code).toBe(200);
    const member = await watch(undefined, shopper.token);
    expect(member.code).toBe(200);
    const undone = await watch("undone@shop.example");
    expect((await shop.call(cancelRestock, { body: { token: undone.data.token } })).data).toBe(true);
    expect((await shop.call(cancelRestock, { body: { token: undone.data.token } })).data).toBe(false);

    const sent = shop.messages.length;
    const recipients = () =>
      shop.messages
        .slice(sent)
        .map(({ to }) => to)
        .toSorted();
    await jobs.run("notify-restocks");
    expect(recipients()).toEqual([]);
    await db.execute(sql`update sku set on_hand = 3 where id = ${gone.skuId}`);
    await jobs.run("notify-restocks");
    await jobs.run("notify-restocks");
    expect(recipients()).toEqual(["guest@shop.example"]);
    expect(await noticesOf("restock")).toEqual([`/goods_detail/${gone.productId}?sku=${gone.skuId}`]);
    expect(shop.messages.at(-1)?.text).toContain(`/goods_detail/${gone.productId}?sku=${gone.skuId}`);
  });
});

describe("recommendations", () => {
  it("contain products bought together, and similar products", async () => {
    const { db } = shop.ctx;
    const wax = await makeProduct(db, merchantId, { name: "Wax" });
    const cloth = await makeProduct(db, merchantId, { name: "Cloth" });
    const bucket = await makeProduct(db, merchantId, { name: "Bucket" });
    // Wax and cloth are in one category of the bucket's department.
    await db.execute(sql`update product p
      set category_id = w.category_id, category_path = array[b.category_id, w.category_id]
      from product w, product b where w.id = ${wax.productId} and b.id = ${bucket.productId}
        and p.id in (${wax.productId}, ${cloth.productId})`);
    await db.execute(sql`update product set rank = 9000 where id = ${bucket.productId}`);
    const read = async (id: number) => (await shop.call(recommendations, { params: { id } })).data;
    // Products of the same category first, then of the department.
    expect((await read(wax.productId)).similar.map(({ id }) => id)).toEqual([
      cloth.productId,
      bucket.productId,
    ]);
    await payByCard(shop, shopper, await placeTestOrder(shop, shopper, [item, wax]));
    await expect
      .poll(async () => (await read(wax.productId)).boughtTogether.map(({ id }) => id))
      .toEqual([productId()]);
  });

  it("offer one size of each other model as similar, and no other size of the product", async () => {
    const { db } = shop.ctx;
    const names = [
      "Glide 195/65 R15 91H",
      "Glide 205/55 R16",
      "Rallye 195/65 R15",
      "Rallye 225/45 R17 XL",
      "Aqua",
      "2000",
      "3000",
    ];
    const made: { productId: number }[] = [];
    for (const name of names) made.push(await makeProduct(db, merchantId, { name }));
    const ids = made.map(({ productId: id }) => id);
    const [glide, , , rallye, aqua, two, three] = ids;
    await db.execute(sql`update product p set category_id = t.category_id, category_path = t.category_path
      from product t where t.id = ${glide} and p.id in ${ids}`);
    const { data } = await shop.call(recommendations, { params: { id: glide ?? 0 } });
    expect(data.similar.map(({ id }) => id)).toEqual([three, two, aqua, rallye]);
  });

  it("offer products with the product's tire size before other sizes, even from wider categories", async () => {
    const { db } = shop.ctx;
    const made = async (name: string, facets: string[], rank: number): Promise<number> => {
      const { productId: id } = await makeProduct(db, merchantId, { name });
      await db.execute(
        sql`update product set facets = ${sql.param(facets)}, rank = ${rank} where id = ${id}`,
      );
      return id;
    };
    const size = ["width:205", "profile:55", "rim:16"];
    const own = await made("Polar 205/55 R16", [...size, "set:tire"], 100);
    const frost = await made("Frost 205/55 R16", size, 10);
    const frostWide = await made("Frost 225/45 R17", ["width:225", "profile:45", "rim:17"], 90);
    const drift = await made("Drift 205/60 R16", ["width:205", "profile:60", "rim:16"], 80);
    const allYear = await made("All Year 205/55 R16", size, 5);
    const [winter, department] = [frost, allYear];
    // The last one is in the department, the others in its category of winter tires.
    await db.execute(sql`update product p set category_id = w.category_id, category_path = array[d.category_id, w.category_id]
      from product w, product d where w.id = ${winter} and d.id = ${department}
        and p.id in ${[own, frost, frostWide, drift]}`);
    const { data } = await shop.call(recommendations, { params: { id: own } });
    expect(data.similar.map(({ id }) => id)).toEqual([frost, allYear, drift]);
  });

  it("never offer products of the product's most specific category as bought together", async () => {
    const { db } = shop.ctx;
    const tire = await makeProduct(db, merchantId, { name: "Touring 195/65 R15" });
    const otherSize = await makeProduct(db, merchantId, { name: "Touring 215/60 R17" });
    const chains = await makeProduct(db, merchantId, { name: "Snow chains" });
    await db.execute(sql`update product p set category_id = t.category_id, category_path = t.category_path
      from product t where t.id = ${tire.productId} and p.id = ${otherSize.productId}`);
    await payByCard(shop, shopper, await placeTestOrder(shop, shopper, [tire, otherSize, chains]));
    const read = async (id: number) =>
      (await shop.call(recommendations, { params: { id } })).data.boughtTogether.map((other) => other.id);
    await expect.poll(() => read(tire.productId)).toEqual([chains.productId]);
    expect(await read(chains.productId)).toEqual(
      expect.arrayContaining([tire.productId, otherSize.productId]),
    );
  });
});

describe("reviews", () => {
  beforeAll(async () => {
    const { db } = shop.ctx;
    await db.insert(picture).values({ key: "r1", kind: "file", file: "r1" });
    const base = { productId: productId(), nickname: "Ada Park", skuText: { en: "16" } };
    await db.insert(review).values([
      { ...base, star: 5, text: "Old and good", pictures: ["r1"], createdAt: new Date("2026-01-01") },
      { ...base, star: 4, text: "ดีมาก", locale: "th", createdAt: new Date("2026-02-01") },
      { ...base, star: 1, text: "New and bad", createdAt: new Date("2026-03-01") },
    ]);
    await db.execute(sql`update product set star_counts = '{1,0,0,1,1}' where id = ${productId()}`);
  });
  const texts = async (query: object, locale?: "th") =>
    (
      await shop.call(replyList, { params: { id: productId() }, query, ...(locale && { locale }) })
    ).data.list.map(({ comment }) => comment);

  it("are sorted by the reader's language first, or in the requested order", async () => {
    expect(await texts({})).toEqual(["New and bad", "Old and good", "ดีมาก"]);
    expect(await texts({}, "th")).toEqual(["ดีมาก", "New and bad", "Old and good"]);
    expect(await texts({ sort: "new" })).toEqual(["New and bad", "ดีมาก", "Old and good"]);
  });

  it("can be filtered by pictures", async () => {
    expect(await texts({ withPictures: true })).toEqual(["Old and good"]);
    const { data } = await shop.call(replyConfig, { params: { id: productId() } });
    expect(data).toMatchObject({ pictureCount: 1, starCounts: [1, 0, 0, 1, 1] });
  });

  it("are marked helpful once per shopper, and unmarked again", async () => {
    const { data } = await shop.call(replyList, { params: { id: productId() } });
    const old = data.list.find(({ comment }) => comment === "Old and good");
    const vote = (helpful: boolean, token?: string) =>
      shop.call(voteReply, { body: { replyId: old?.id ?? 0, helpful }, token });
    expect((await vote(true)).code).toBe(401);
    expect((await vote(true, shopper.token)).data).toEqual({ helpful: 1, isHelpful: true });
    expect((await vote(true, shopper.token)).data.helpful).toBe(1);
    expect((await texts({ sort: "helpful" }))[0]).toBe("Old and good");
    const voted = () => shop.call(votedReplies, { params: { id: productId() }, token: shopper.token });
    expect((await voted()).data).toEqual([old?.id]);
    expect((await vote(false, shopper.token)).data).toEqual({ helpful: 0, isHelpful: false });
    expect((await voted()).data).toEqual([]);
    expect(old).toMatchObject({ merName: "Tire House", locale: "en" });
  });

  it("have the contract's short form", async () => {
    const { data } = await shop.call(replyDetail, { params: { id: productId() } });
    expect(data).toMatchObject({
      sumCount: 3,
      replyChance: "0.33",
      productReply: { comment: "New and bad" },
    });
    const skus = await shop.call(productSkus, { params: { id: productId() } });
    expect(Object.values(skus.data.productValue)[0]).toMatchObject({ id: item.skuId });
  });
});
