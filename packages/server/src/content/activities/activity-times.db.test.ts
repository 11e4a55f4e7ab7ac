import {
  activityComing,
  activityDetail,
  activityIndex,
  activityProducts,
  activityRemind,
  activityRemindCancel,
  activityReminders,
  Code,
  masterOrderDetail,
  noticeList,
  watchRestock,
} from "@carmine/api/contract";
import { like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { activityProduct } from "../../database/schema/content.ts";
import { notice } from "../../database/schema/notifications.ts";
import { restockRequest } from "../../database/schema/product-page.ts";
import { dayMs } from "../../shared/durations.ts";
import { wireTime } from "../../shared/wire-time.ts";
import { makeActivity } from "../../testing/test-activity.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeProduct,
  makeMerchant,
  makeShopper,
  payByCard,
  placeTestOrder,
  type TestProduct,
} from "../../testing/test-shop.ts";

let shop: TestApp;
let item: TestProduct;
const hourMs = 3_600_000;
const inHours = (hours: number): Date => new Date(shop.clock.now().getTime() + hours * hourMs);

beforeAll(async () => {
  shop = await testApp({ publicUrl: "https://shop.example", rateLimits: false });
  item = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db), { name: "Wax" });
});
afterAll(() => shop.close());

interface Times {
  begins?: Date;
  ends?: Date;
  hours?: number;
  quota?: number;
  sold?: number;
  isOpen?: boolean;
}

const make = (
  name: string,
  { begins, ends, hours = 8784, quota, sold = 0, isOpen = true }: Times = {},
): Promise<number> =>
  makeActivity(
    shop.ctx.db,
    {
      name: { en: name, fr: `${name} FR` },
      instruction: { en: "Wax and more" },
      roundHours: hours,
      beginsAt: begins ?? null,
      endsAt: ends ?? null,
      isOpen,
    },
    [{ productId: item.productId, ...(quota && { quota, virtualSold: sold }) }],
  );
const detail = async (id: number) => (await shop.call(activityDetail, { params: { id } })).data;
const firstDeal = async (id: number) =>
  (await shop.call(activityProducts, { params: { id } })).data.list.find(
    ({ proId }) => proId === item.productId,
  );
const remind = (id: number, token?: string) => shop.call(activityRemind, { token, body: { id } });
const turn = () => shop.ctx.jobs.run("start-and-end-activities");

it("has a page before it begins and after its end, and is on the home page in between", async () => {
  const [from, until] = [inHours(1), inHours(2)];
  const id = await make("Weekend", { begins: from, ends: until, quota: 40, sold: 10 });
  const times = { startTime: wireTime(from), finishTime: wireTime(until) };
  const listed = async () => (await shop.call(activityIndex)).data.map((running) => running.id);
  const coming = async () => (await shop.call(activityComing, { locale: "fr" })).data;

  expect(await detail(id)).toMatchObject({ ...times, endTime: null, state: "coming" });
  // Without a round nothing is sold out.
  expect(await firstDeal(id)).toMatchObject({ quota: null, sold: null, watchSkuId: item.skuId });
  expect(await listed()).not.toContain(id);
  expect(await coming()).toMatchObject([
    {
      id,
      name: "Weekend FR",
      instruction: "Wax and more",
      startTime: times.startTime,
      imageList: [expect.any(String)],
    },
  ]);

  shop.clock.advance(hourMs);
  await turn();
  await expect.poll(listed).toContain(id);
  expect(await coming()).toEqual([]);
  // The last round ends with the activity.
  expect(await detail(id)).toMatchObject({ ...times, endTime: times.finishTime, state: "running" });
  expect(await firstDeal(id)).toMatchObject({ quota: 40, sold: 10 });

  shop.clock.advance(hourMs);
  await turn();
  await expect.poll(listed).not.toContain(id);
  expect(await detail(id)).toMatchObject({ ...times, endTime: null, state: "ended" });
  expect((await shop.call(activityProducts, { params: { id } })).data.total).toBe(1);
});

it("reveals no price before it begins, not even by sort order", async () => {
  const dear = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db), { price: "900.00" });
  const id = await make("Secret", { begins: inHours(1) });
  await shop.ctx.db.insert(activityProduct).values({ activityId: id, productId: dear.productId, sort: 1 });
  const listed = async (sort: "price-asc" | "price-desc") =>
    (await shop.call(activityProducts, { params: { id }, query: { sort } })).data.list.map(
      ({ proId, price, otPrice }) => [proId, price, otPrice],
    );
  const hidden = [
    [item.productId, null, null],
    [dear.productId, null, null],
  ];
  expect([await listed("price-asc"), await listed("price-desc")]).toEqual([hidden, hidden]);
  shop.clock.advance(hourMs);
  await turn();
  await expect
    .poll(async () => (await listed("price-desc")).map(([, price]) => price))
    .toEqual(["900.00", expect.stringMatching(/^\d+\.\d\d$/)]);
});

it("counts sales since it began, not since the hour in which its round would have begun", async () => {
  const shopper = await makeShopper(shop);
  const buy = async () => {
    const orderNo = await placeTestOrder(shop, shopper, [item]);
    await payByCard(shop, shopper, orderNo);
    return shop.call(masterOrderDetail, { token: shopper.token, params: { orderNo } });
  };
  expect((await buy()).data.paid).toBe(true);
  shop.clock.advance(60_000);
  const id = await make("Since now", { begins: shop.clock.now(), quota: 40 });
  const before = await firstDeal(id);
  shop.clock.advance(60_000);
  await buy();
  const twin = await make("Since then", { begins: inHours(-1 / 60), quota: 40 });
  expect([before?.sold, (await firstDeal(twin))?.sold]).toEqual([0, 1]);
});

it("reminds subscribers once when it begins, by a notice in their language", async () => {
  const [{ token }, other] = [await makeShopper(shop), await makeShopper(shop)];
  const id = await make("Car care", { begins: inHours(1), ends: inHours(9) });
  expect((await remind(id)).code).toBe(Code.unauthorized);
  expect((await remind(id, token)).code).toBe(Code.ok);
  expect((await remind(id, token)).code).toBe(Code.ok);
  const mine = async () => (await shop.call(activityReminders, { token })).data;
  expect(await mine()).toEqual([id]);
  await remind(id, other.token);
  await shop.call(activityRemindCancel, { token: other.token, body: { id } });

  const noticesOf = async (who: string) =>
    (await shop.call(noticeList, { token: who, locale: "fr" })).data.list.map(({ type, title, link }) => ({
      type,
      title,
      link,
    }));
  await turn();
  expect(await noticesOf(token)).toEqual([]);
  shop.clock.advance(hourMs);
  await Promise.all([turn(), turn()]);
  await turn();
  expect(await noticesOf(token)).toEqual([
    { type: "activityBegun", title: "Car care FR\u00A0: c’est parti", link: `/goods/activity_list?id=${id}` },
  ]);
  expect(await noticesOf(other.token)).toEqual([]);
  expect(await mine()).toEqual([]);
});

it("reminds all subscribers within the minute in which it begins, regardless of their number", async () => {
  const id = await make("Crowd", { begins: inHours(1) });
  const { db } = shop.ctx;
  await db.execute(sql`
    with people as (insert into account (identity, type, email, nickname)
      select 'crowd' || n, 'email', 'crowd' || n || '@fans.example', 'Fan' from generate_series(1, 1100) n returning id)
    insert into activity_reminder (account_id, activity_id, created_at) select id, ${id}::int, now() from people`);
  shop.clock.advance(hourMs);
  await turn();
  const notices = await db
    .select({ id: notice.id })
    .from(notice)
    .where(like(notice.path, `%id=${id}`));
  expect(notices).toHaveLength(1100);
});

it("refuses reminders of activities that have begun, are closed or missing", async () => {
  const { token } = await makeShopper(shop);
  const started = await make("On", { begins: inHours(-1) });
  const always = await make("Always");
  const closed = await make("Closed", { begins: inHours(5), isOpen: false });
  for (const id of [started, always, closed, 999_999])
    expect((await remind(id, token)).code).toBe(Code.notFound);
  expect((await shop.call(activityComing)).data.map(({ id }) => id)).not.toContain(closed);
});

it("sends restock notices for a sold-out deal when the next round begins, even if the product is in stock", async () => {
  const { token, accountId } = await makeShopper(shop);
  const id = await make("Daily", { hours: 24, quota: 5, sold: 5 });
  const { endTime } = await detail(id);
  const requested = await shop.call(watchRestock, {
    token,
    body: { attrValueId: item.skuId, activityId: id },
  });
  expect(requested.code).toBe(Code.ok);
  const [row] = await shop.ctx.db.select().from(restockRequest);
  expect(row?.accountId).toBe(accountId);
  expect(row?.notBefore && wireTime(row.notBefore)).toBe(endTime);
  const noticeTypes = async () => (await shop.call(noticeList, { token })).data.list.map(({ type }) => type);
  const notifyRestocks = () => shop.ctx.jobs.run("notify-restocks");
  await notifyRestocks();
  expect(await noticeTypes()).toEqual([]);
  shop.clock.advance(dayMs);
  await notifyRestocks();
  expect(await noticeTypes()).toEqual(["restock"]);
});

it("sends regular restock notices if the product isn't in the activity", async () => {
  const { token } = await makeShopper(shop);
  const other = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
  const id = await make("Elsewhere", { hours: 24 });
  await shop.call(watchRestock, { token, body: { attrValueId: other.skuId, activityId: id } });
  await shop.ctx.jobs.run("notify-restocks");
  expect((await shop.call(noticeList, { token })).data.total).toBe(1);
});
