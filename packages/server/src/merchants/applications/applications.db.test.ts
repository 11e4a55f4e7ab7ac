import {
  captchaMerchantSettled,
  Code,
  emailForgetPassword,
  emailResetPassword,
  loginEmail,
  merchantIndex,
  merchantShopList,
  noticeList,
  operatorApplicationApprove,
  operatorApplicationList,
  operatorApplicationRefuse,
  settledApply,
  settledDraft,
  settledDraftSave,
  settledRecord,
  settledWithdraw,
  type BodyOf,
} from "@carmine/api/contract";
import { randomBytes } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntry } from "../../database/schema/audit.ts";
import { picture, upload } from "../../database/schema/media.ts";
import { merchantCategory, merchantType } from "../../database/schema/merchants.ts";
import { rateLimit } from "../../database/schema/platform.ts";
import { runIn } from "../../testing/command-line.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeShopper, makeStaff, type Shopper } from "../../testing/test-shop.ts";
import { dayMs } from "../../shared/durations.ts";

let shop: TestApp;
let categoryId = 0;
let typeId = 0;
beforeAll(async () => {
  shop = await testApp({ holidays: ["12-25"] });
  const { db } = shop.ctx;
  const [category] = await db
    .insert(merchantCategory)
    .values({ name: { en: "Automotive" }, handlingFee: 6 })
    .returning();
  const [type] = await db
    .insert(merchantType)
    .values({ name: { en: "Specialist" }, info: { en: "A trade license" } })
    .returning();
  [categoryId, typeId] = [category?.id ?? 0, type?.id ?? 0];
});
afterAll(() => shop.close());

let made = 0;
const someName = () => `Kestrel Tire ${(made += 1)}`;

const paperOf = async (
  { accountId }: Shopper,
  model: "settlement" | "review" | "any" = "settlement",
): Promise<string> => {
  const key = `u-${randomBytes(16).toString("hex")}`;
  const { db } = shop.ctx;
  await db.insert(picture).values({ key, kind: "file", file: `${key}.webp` });
  await db.insert(upload).values({ key, model, accountId, createdAt: shop.clock.now() });
  return `/media/${key}.webp`;
};

const codeFor = async ({ token }: Shopper, email: string): Promise<string> => {
  shop.clock.advance(61_000);
  await shop.ctx.db.delete(rateLimit);
  await shop.call(captchaMerchantSettled, { token, body: email });
  return /\d{6}/.exec(shop.messages.findLast(({ to }) => to === email)?.text ?? "")?.[0] ?? "";
};

const bodyFor = async (
  applicant: Shopper,
  over: Partial<BodyOf<typeof settledApply>> = {},
): Promise<BodyOf<typeof settledApply>> => {
  const email = over.email ?? `shop${(made += 1)}@kestrel.example`;
  return {
    name: someName(),
    categoryId,
    typeId,
    realName: "Kit Kestrel",
    email,
    captcha: await codeFor(applicant, email),
    address: "1 Dock Road",
    keywords: "winter tires, studs",
    qualificationPicture: JSON.stringify([await paperOf(applicant)]),
    ...over,
  };
};

const apply = async (applicant: Shopper, over: Partial<BodyOf<typeof settledApply>> = {}) =>
  shop.call(settledApply, { token: applicant.token, body: await bodyFor(applicant, over) });
const records = async ({ token }: Shopper) => (await shop.call(settledRecord, { token })).data.list;
const operator = (): Promise<Shopper> => makeStaff(shop);

it("requires every field of the specification, each with its own message", async () => {
  const applicant = await makeShopper(shop);
  const body = await bodyFor(applicant);
  const wrong: [Partial<BodyOf<typeof settledApply>>, string][] = [
    [{ name: "" }, "Enter the name of your shop or company"],
    [{ categoryId: 0 }, "Choose a merchant category"],
    [{ typeId: 999_999 }, "Choose a shop type"],
    [{ realName: " " }, "Enter a full name"],
    [{ captcha: "" }, "Enter the code we sent you"],
    [{ qualificationPicture: "[]" }, "Add your qualification documents"],
    [
      { qualificationPicture: JSON.stringify(Array.from({ length: 11 }, (_, at) => `/media/${at}.webp`)) },
      "Add up to 10 photos",
    ],
  ];
  for (const [over, message] of wrong) {
    const answer = await shop.call(settledApply, { token: applicant.token, body: { ...body, ...over } });
    expect([answer.code, answer.message]).toEqual([Code.badRequest, message]);
  }
  expect(await records(applicant)).toEqual([]);
});

it("is pending until it is due in 15 working days, and one at a time", async () => {
  const applicant = await makeShopper(shop);
  const { code, data } = await apply(applicant);
  expect(code).toBe(Code.ok);
  const [record] = await records(applicant);
  expect(record).toMatchObject({ id: data.id, auditStatus: 1, handlingFee: 6, dueTime: data.dueTime });
  const days = (Date.parse(data.dueTime) - shop.clock.now().getTime()) / dayMs;
  expect(days).toBeGreaterThan(18);
  expect((await apply(applicant)).message).toContain("already have an application");
});

it("refuses the name and email of another shop or pending application", async () => {
  const [first, second] = [await makeShopper(shop), await makeShopper(shop)];
  const name = someName();
  const email = `first${(made += 1)}@kestrel.example`;
  const answers = await Promise.all([
    shop.call(settledApply, { token: first.token, body: await bodyFor(first, { name }) }),
    shop.call(settledApply, {
      token: second.token,
      body: await bodyFor(second, { name: name.toUpperCase(), email }),
    }),
  ]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([Code.ok, Code.failure]);
});

it("refuses another account's documents and codes", async () => {
  const [mine, other] = [await makeShopper(shop), await makeShopper(shop)];
  const foreign = JSON.stringify([await paperOf(other)]);
  expect((await apply(mine, { qualificationPicture: foreign })).code).toBe(Code.badRequest);
  const email = `stolen${(made += 1)}@kestrel.example`;
  const captcha = await codeFor(other, email);
  const stolen = await shop.call(settledApply, {
    token: mine.token,
    body: { ...(await bodyFor(mine)), email, captcha },
  });
  expect(stolen.code).toBe(Code.badRequest);
});

it("stores an incomplete draft with its pictures until it is submitted", async () => {
  const applicant = await makeShopper(shop);
  const { token } = applicant;
  const [used, dropped] = [await paperOf(applicant), await paperOf(applicant)];
  const save = (papers: string[]) =>
    shop.call(settledDraftSave, { token, body: { name: "Kes", step: 2, papers } });
  await save([used, dropped]);
  await save([used]);
  expect((await shop.call(settledDraft, { token })).data.draft).toEqual({
    name: "Kes",
    step: 2,
    papers: [expect.stringContaining(used)],
  });
  const rows = await shop.ctx.db.select().from(upload).where(eq(upload.accountId, applicant.accountId));
  expect(rows.filter(({ takenAt }) => takenAt !== null)).toHaveLength(1);
  await apply(applicant, { qualificationPicture: JSON.stringify([used]) });
  expect((await shop.call(settledDraft, { token })).data.draft).toBeNull();
});

it("accepts documents uploaded as the contract specifies, and refuses them for other forms", async () => {
  const applicant = await makeShopper(shop);
  const [paper, photo] = [await paperOf(applicant, "any"), await paperOf(applicant, "review")];
  const refused = await apply(applicant, { qualificationPicture: JSON.stringify([photo]) });
  expect(refused.code).toBe(Code.badRequest);
  const { code } = await apply(applicant, { qualificationPicture: JSON.stringify([paper]) });
  expect(code).toBe(Code.ok);
  const [row] = await shop.ctx.db
    .select({ model: upload.model, takenAt: upload.takenAt })
    .from(upload)
    .where(eq(upload.key, /u-\w+/.exec(paper)?.[0] ?? ""));
  expect(row).toEqual({ model: "settlement", takenAt: expect.any(Date) });
});

it("opens the shop with its own login, notifies the applicant, and writes the audit log", async () => {
  const applicant = await makeShopper(shop);
  const body = await bodyFor(applicant);
  const { data } = await shop.call(settledApply, { token: applicant.token, body });
  const { token } = await operator();
  const forbidden = await shop.call(operatorApplicationApprove, {
    token: applicant.token,
    body: { id: data.id },
  });
  expect(forbidden.code).toBe(Code.forbidden);
  const { data: waiting } = await shop.call(operatorApplicationList, { token, query: { status: 1 } });
  expect(waiting.list.map(({ id }) => id)).toContain(data.id);
  const { data: opened } = await shop.call(operatorApplicationApprove, { token, body: { id: data.id } });
  const { data: page } = await shop.call(merchantIndex, { params: { id: opened.merId } });
  expect(page).toMatchObject({ name: body.name, isVerified: true });
  expect(await records(applicant)).toMatchObject([{ auditStatus: 2, merId: opened.merId }]);
  const { data: notices } = await shop.call(noticeList, { token: applicant.token });
  expect(notices.list[0]).toMatchObject({
    type: "applicationApproved",
    link: `/merchant/merchant?id=${opened.merId}`,
  });
  const email = body.email;
  const mail = shop.messages.findLast(({ to }) => to === email);
  expect(mail?.text).toContain("First steps");
  expect(mail?.text).toContain(`/console/s/${opened.merId}`);

  shop.clock.advance(61_000);
  await shop.call(emailForgetPassword, { body: email });
  const captcha = /\d{6}/.exec(shop.messages.findLast(({ to }) => to === email)?.text ?? "")?.[0] ?? "";
  const newPassword = "kestrel nest 9";
  await shop.call(emailResetPassword, {
    body: { email, captcha, newPassword, passwordAgain: newPassword },
  });
  const login = await shop.call(loginEmail, { body: { email, password: newPassword } });
  const { data: shops } = await shop.call(merchantShopList, { token: login.data.token });
  expect(shops).toEqual([{ id: opened.merId, name: body.name }]);
  const [act] = await shop.ctx.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
  expect(act).toMatchObject({ action: "application.approve", merchantId: opened.merId });
  const again = await shop.call(operatorApplicationApprove, { token, body: { id: data.id } });
  expect(again.code).toBe(Code.failure);
});

it("is refused with a reason, and submitted again as a new one that references the old", async () => {
  const applicant = await makeShopper(shop);
  const { data } = await apply(applicant);
  const { token } = await operator();
  await shop.call(operatorApplicationRefuse, {
    token,
    body: { id: data.id, reason: "The license is cut off." },
  });
  const [refused] = await records(applicant);
  expect(refused).toMatchObject({ auditStatus: 3, denialReason: "The license is cut off." });
  const again = await apply(applicant, {
    previousId: data.id,
    qualificationPicture: refused?.qualificationPicture ?? "",
  });
  expect(again.code).toBe(Code.ok);
  expect(await records(applicant)).toMatchObject([
    { auditStatus: 1, previousId: data.id },
    { auditStatus: 3 },
  ]);
});

it("withdraws a pending one explicitly or by editing it; decided ones stay", async () => {
  const [applicant, other] = [await makeShopper(shop), await makeShopper(shop)];
  const { data: first } = await apply(applicant);
  const foreign = await shop.call(settledWithdraw, { token: other.token, body: { id: first.id } });
  expect(foreign.code).toBe(Code.notFound);
  const { data: second } = await apply(applicant, { previousId: first.id });
  await shop.call(settledWithdraw, { token: applicant.token, body: { id: second.id } });
  expect((await records(applicant)).map(({ auditStatus }) => auditStatus)).toEqual([4, 4]);
  const twice = await shop.call(settledWithdraw, { token: applicant.token, body: { id: second.id } });
  expect(twice.code).toBe(Code.failure);
});

it("reports an approval during editing, and opens one shop", async () => {
  const applicant = await makeShopper(shop);
  const { data } = await apply(applicant);
  const edited = await bodyFor(applicant, { previousId: data.id });
  const { token } = await operator();
  const [approved, sent] = await Promise.all([
    shop.call(operatorApplicationApprove, { token, body: { id: data.id } }),
    shop.call(settledApply, { token: applicant.token, body: edited }),
  ]);
  const states = (await records(applicant)).map(({ auditStatus }) => auditStatus).toSorted((a, b) => a - b);
  if (approved.code === Code.ok) {
    expect(sent.message).toContain("has just been approved");
    expect(states).toEqual([2]);
  } else {
    expect(sent.code).toBe(Code.ok);
    expect(states).toEqual([1, 4]);
  }
});

it("is also decided on the command line", async () => {
  const run = (...words: string[]) => runIn(shop, ...words);
  const [one, two] = [await makeShopper(shop), await makeShopper(shop)];
  const first = (await apply(one)).data.id;
  const second = (await apply(two)).data.id;
  expect((await run("application", "list")).text).toMatch(new RegExp(`${first} +due \\d{4}-\\d\\d-\\d\\d`));
  expect(await run("application", "approve", String(first))).toMatchObject({ status: 0 });
  expect(await run("application", "refuse", String(second), "--reason", "No papers")).toMatchObject({
    status: 0,
  });
  expect((await run("application", "approve", String(second))).status).toBe(1);
  expect(await records(two)).toMatchObject([{ auditStatus: 3, denialReason: "No papers" }]);
});
