import {
  captchaEmailPassword,
  Code,
  loginEmail,
  userDelete,
  userDeleteCancel,
  userExport,
  userInfo,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { rowsOf } from "../../database/rows.ts";
import { account, membership, recoveryCode } from "../../database/schema/accounts.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { outboxMessage } from "../../database/schema/platform.ts";
import { answerReview } from "../../catalogue/reviews/staff-actions.ts";
import { voteReview } from "../../catalogue/reviews/votes.ts";
import { review as reviewTable } from "../../database/schema/reviews.ts";
import { followShop } from "../../collections/followed-shops.ts";
import { transaction } from "../../database/transaction.ts";
import { approve } from "../../merchants/applications/decide.ts";
import { grantPoints } from "../../promotion/points/ledger.ts";
import { operator } from "../../testing/operator.ts";
import { makeProtected, testSecret } from "../../testing/test-factor.ts";
import { accountsApp, password } from "../../testing/accounts-app.ts";
import {
  grantTestRole,
  makeApplication,
  makeProduct,
  makeMerchant,
  makeQuestion,
  makeReview,
  makeShopper,
  makeStaff,
  payByCard,
  placeTestOrder,
} from "../../testing/test-shop.ts";
import { dayMs } from "../../shared/durations.ts";
import { retainedTables } from "./close-account.ts";
import { readAccountData, tablesOfAccounts } from "./export-data.ts";

const { shop, lastCode, register } = accountsApp();

const confirmCode = async (token: string, identity: string) => {
  await shop().call(captchaEmailPassword, { token });
  return lastCode(`${identity}@example.com`);
};

/** A shopper with an address, a cart and a paid order, which the shop marks as finished for status 3. */
const shopperWithOrder = async (status: 0 | 3) => {
  const shopper = await makeShopper(shop());
  const item = await makeProduct(shop().ctx.db, await makeMerchant(shop().ctx.db));
  const orderNo = await placeTestOrder(shop(), shopper, [item]);
  await payByCard(shop(), shopper, orderNo);
  await shop()
    .ctx.db.update(merchantOrder)
    .set({ status })
    .where(eq(merchantOrder.accountId, shopper.accountId));
  return { ...shopper, ...item, orderNo };
};

it("decides for every table with an account reference what happens to its rows", async () => {
  const tables = await tablesOfAccounts(shop().ctx.db);
  expect([...retainedTables].filter((name) => !tables.includes(name))).toEqual([]);
  expect(tables.filter((name) => !retainedTables.has(name))).toEqual([
    "activity_reminder",
    "address",
    "agreement_acceptance",
    "application_draft",
    "cart_line",
    "checkout_session",
    "console_view",
    "customer_note",
    "followed_shop",
    "membership",
    "notice",
    "notice_setting",
    "question",
    "recovery_code",
    "restock_request",
    "review_vote",
    "saved_product",
    "saved_search",
    "second_factor",
    "session",
    "social_attempt",
    "social_login",
    "unsaved_product",
    "work_notice_setting",
  ]);
});

it("finds an account's rows by an index in every table", async () => {
  const { db } = shop().ctx;
  const indexed = await rowsOf<{ name: string }>(
    db,
    sql`select distinct i.indrelid::regclass::text as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] and a.attname = 'account_id'
      where i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(account_id IS NOT NULL)'`,
  );
  // Rows of these tables expire within minutes.
  const found = ["checkout_session", "social_attempt", ...indexed.map(({ name }) => name)];
  expect((await tablesOfAccounts(db)).filter((table) => !found.includes(table))).toEqual([]);
});

it("invalidates pages that show a closed account's questions and followed shops", async () => {
  const { db, pageTags, jobs } = shop().ctx;
  const { accountId } = await makeShopper(shop());
  const merchantId = await makeMerchant(db);
  const { productId } = await makeProduct(db, merchantId);
  await makeQuestion(db, { productId, accountId });
  await followShop(db, accountId, merchantId);
  await db.update(account).set({ deletionDueAt: shop().clock.now() }).where(eq(account.id, accountId));
  const dropped = new Set<string>();
  const end = pageTags.subscribe((tags) => tags?.forEach((tag) => dropped.add(tag)));
  await jobs.run("delete-closed-accounts");
  end();
  expect([...dropped]).toEqual(expect.arrayContaining([`questions:${productId}`, `shop:${merchantId}`]));
});

it("withdraws the applications of a closed account, so that no shop opens without an owner", async () => {
  const { db, jobs } = shop().ctx;
  const { accountId } = await makeShopper(shop());
  const id = await makeApplication(db, accountId);
  await db.update(account).set({ deletionDueAt: shop().clock.now() }).where(eq(account.id, accountId));
  await jobs.run("delete-closed-accounts");
  await expect(approve(shop().ctx, operator, id)).rejects.toThrow("applicationDecided");
});

it("mails a file with the account's rows of every table, without secrets", async () => {
  const { token, identity, accountId, orderNo } = await shopperWithOrder(3);
  await makeProtected(shop().ctx.db, accountId);
  await shop().ctx.db.insert(recoveryCode).values({ accountId, codeHash: "hash-of-a-code" });
  const refused = await shop().call(userExport, { token, body: {} });
  expect(refused.code).toBe(Code.badRequest);
  const captcha = await confirmCode(token, identity);
  expect((await shop().call(userExport, { token, body: { captcha } })).code).toBe(Code.ok);
  const [mail] = await shop()
    .ctx.db.select()
    .from(outboxMessage)
    .where(sql`attachment is not null and "to" = ${`${identity}@example.com`}`);
  const data = JSON.parse(mail?.attachment?.text ?? "{}") as Record<string, { [field: string]: unknown }[]>;
  expect(Object.keys(data)).toEqual(expect.arrayContaining(await tablesOfAccounts(shop().ctx.db)));
  expect(data["account"]).toMatchObject([{ id: accountId, identity }]);
  expect(data["address"]).toMatchObject([{ real_name: "Ada Park" }]);
  expect(data["master_order"]).toMatchObject([{ order_no: orderNo }]);
  expect(data["order_line"]).toHaveLength(1);
  // A new column with such a name must be left out, or be named differently.
  expect(mail?.attachment?.text).not.toMatch(/"[a-z_]*(hash|secret|verifier|stop_token|guest_key)"/);
  expect(mail?.attachment?.text).not.toMatch(new RegExp(`${testSecret}|hash-of-a-code`));
});

it("deletes personal data after seven days and keeps anonymized books", async () => {
  const { token, identity, accountId, orderNo, productId } = await shopperWithOrder(3);
  await transaction(shop().ctx.db, (tx) =>
    grantPoints(
      tx,
      { accountId, amount: 5, link: "test", expiresAt: new Date("2030-01-01") },
      shop().clock.now(),
    ),
  );
  const now = shop().clock.now();
  const mail = { kind: "mail" as const, to: `${identity}@example.com`, subject: "Old", text: "" };
  await shop()
    .ctx.db.insert(outboxMessage)
    .values([
      { ...mail, createdAt: now, dueAt: now, sentAt: now },
      { ...mail, subject: "Expired", createdAt: now, dueAt: now, droppedAt: now },
    ]);
  const reviewId = await makeReview(shop().ctx.db, { productId, accountId });
  const other = await register();
  const helpfulId = await makeReview(shop().ctx.db, { productId, accountId: other.data.uid });
  await voteReview(shop().ctx.db, { reviewId: helpfulId, accountId, helpful: true });
  const captcha = await confirmCode(token, identity);
  const planned = await shop().call(userDelete, { token, body: { captcha } });
  expect(planned.code).toBe(Code.ok);
  expect((await shop().call(userInfo, { token })).code).toBe(Code.unauthorized);
  shop().clock.advance(7 * dayMs - 60_000);
  await shop().ctx.jobs.run("delete-closed-accounts");
  const stateOf = async () =>
    (await shop().ctx.db.select().from(account).where(eq(account.id, accountId)))[0];
  expect((await stateOf())?.status).toBe("active");
  shop().clock.advance(120_000);
  await shop().ctx.jobs.run("delete-closed-accounts");
  expect(await stateOf()).toMatchObject({
    status: "closed",
    email: `deleted-${accountId}@account.invalid`,
    phone: null,
    nickname: "Deleted account",
    passwordHash: null,
  });
  const left = await readAccountData(shop().ctx.db, accountId);
  const retained = Object.entries(left).flatMap(([table, rows]) => (rows.length > 0 ? [table] : []));
  expect(retained).toEqual(
    expect.arrayContaining(["account", "master_order", "merchant_order", "order_line", "order_history"]),
  );
  expect(retained).toEqual(expect.arrayContaining(["point_balance", "point_entry"]));
  const [review] = await shop().ctx.db.select().from(reviewTable).where(eq(reviewTable.id, reviewId));
  expect(review).toMatchObject({ isAnonymous: true, nickname: "", avatar: null });
  const [marked] = await shop().ctx.db.select().from(reviewTable).where(eq(reviewTable.id, helpfulId));
  expect(marked?.helpful).toBe(0);
  expect(left["review_vote"]).toEqual([]);
  expect(retained).not.toEqual(expect.arrayContaining(["address"]));
  for (const table of ["address", "cart_line", "session", "notice", "notice_setting", "social_login"])
    expect(left[table], table).toEqual([]);
  const mails = await shop().ctx.db.select().from(outboxMessage).where(eq(outboxMessage.to, mail.to));
  const subjects = mails.map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "Old" || subject === "Expired")).toEqual([]);
  expect(left["master_order"]).toMatchObject([{ order_no: orderNo }]);
  expect(shop().messages.findLast(({ to }) => to === `${identity}@example.com`)?.subject).toBe(
    "Your account was deleted",
  );
});

it("sends no mail about reviews of a closed account", async () => {
  const { db } = shop().ctx;
  const { accountId, productId } = await shopperWithOrder(3);
  const id = await makeReview(db, { productId, accountId });
  const past = new Date(shop().clock.now().getTime() - dayMs);
  await db.update(account).set({ deletionDueAt: past }).where(eq(account.id, accountId));
  await shop().ctx.jobs.run("delete-closed-accounts");
  await answerReview(shop().ctx, operator, { id, content: "Thank you for your words" });
  await shop().ctx.jobs.run("email-notifications");
  expect((await readAccountData(db, accountId))["notice"]).toEqual([]);
  expect(shop().messages.filter(({ to }) => to.endsWith("@account.invalid"))).toEqual([]);
});

it("can be canceled until then, after signing in again", async () => {
  const { email, data } = await register();
  await shop().call(userDelete, { token: data.token, body: { password } });
  shop().clock.advance(6 * dayMs);
  const again = await shop().call(loginEmail, { body: { email, password } });
  const { token } = again.data;
  expect((await shop().call(userInfo, { token })).data.deleteTime).not.toBeNull();
  await shop().call(userDeleteCancel, { token });
  expect((await shop().call(userInfo, { token })).data.deleteTime).toBeNull();
  shop().clock.advance(2 * dayMs);
  await shop().ctx.jobs.run("delete-closed-accounts");
  expect((await shop().call(loginEmail, { body: { email, password } })).code).toBe(Code.ok);
});

it("makes the email available to a new account", async () => {
  const { email, data } = await register();
  await shop().call(userDelete, { token: data.token, body: { password } });
  shop().clock.advance(8 * dayMs);
  await shop().ctx.jobs.run("delete-closed-accounts");
  expect((await shop().call(loginEmail, { body: { email, password } })).message).toBe(
    "That email, phone number or password isn’t right. Try again or reset your password.",
  );
  expect((await register(email)).code).toBe(Code.ok);
});

it("waits for orders in progress, both when requested and when due", async () => {
  const { token, identity, accountId } = await shopperWithOrder(0);
  const captcha = await confirmCode(token, identity);
  expect((await shop().call(userDelete, { token, body: { captcha } })).code).toBe(Code.failure);
  const past = new Date(shop().clock.now().getTime() - dayMs);
  await shop().ctx.db.update(account).set({ deletionDueAt: past }).where(eq(account.id, accountId));
  await shop().ctx.jobs.run("delete-closed-accounts");
  const [found] = await shop().ctx.db.select().from(account).where(eq(account.id, accountId));
  expect(found?.status).toBe("active");
});

it("refuses the last owner of a shop and the last administrator, also when the deletion is due", async () => {
  const { ctx, clock } = shop();
  const statusOf = async (id: number) =>
    (await ctx.db.select().from(account).where(eq(account.id, id)))[0]?.status;
  const shopId = await makeMerchant(ctx.db);
  for (const place of [shopId, undefined]) {
    const [only, colleague] = [await makeStaff(shop(), place), await makeStaff(shop(), place, "finance")];
    const close = async () =>
      shop().call(userDelete, {
        token: only.token,
        body: { captcha: await confirmCode(only.token, only.identity) },
      });
    const refused = await close();
    expect(refused).toMatchObject({
      code: Code.failure,
      message: expect.stringContaining("One member must keep this role") as string,
    });
    const second = await makeStaff(shop(), place);
    clock.advance(61_000);
    expect((await close()).code).toBe(Code.ok);
    // The other one leaves in the meantime.
    await ctx.db.delete(membership).where(eq(membership.accountId, second.accountId));
    clock.advance(8 * dayMs);
    await ctx.jobs.run("delete-closed-accounts");
    expect(await statusOf(only.accountId)).toBe("active");
    await grantTestRole(ctx.db, second, place);
    await ctx.jobs.run("delete-closed-accounts");
    expect(await statusOf(only.accountId)).toBe("closed");
    expect(await statusOf(colleague.accountId)).toBe("active");
  }
});
