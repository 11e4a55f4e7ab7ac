import {
  Code,
  loginEmail,
  merchantOrderList,
  merchantProductList,
  noticeList,
  operatorAuditList,
  registerEmail,
  userInfo,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { addAccount, type NewAccount } from "../accounts/queries.ts";
import { account } from "../database/schema/accounts.ts";
import { accountsApp, password } from "../testing/accounts-app.ts";
import { auditEntriesOf, runIn } from "../testing/command-line.ts";
import { makeMerchant, makeShopper } from "../testing/test-shop.ts";
import { WrongUse } from "./index.ts";

const { shop, register, codeFor } = accountsApp();
const run = (...words: string[]) => runIn(shop(), ...words);
const acts = (subject: string) => auditEntriesOf(shop(), subject);
const page = { page: 1, limit: 10 };

it("grants roles at the platform and at shops from the next request on, until they are revoked", async () => {
  const merchantId = await makeMerchant(shop().ctx.db, "Staff Street");
  const { email, data } = await register();
  const { token, uid } = data;
  const operates = async () => (await shop().call(operatorAuditList, { token, query: page })).code;
  const sells = async () => (await shop().call(merchantOrderList, { token, query: page })).code;
  expect([await operates(), await sells()]).toEqual([Code.forbidden, Code.forbidden]);
  const who = `${uid} ${email} (${data.nikeName})`;
  expect(await run("member", "grant", email.toUpperCase(), "--operator")).toEqual({
    status: 0,
    text: `${who} works here as administrator.\n`,
  });
  expect((await run("member", "grant", email, "--operator")).text).toBe(
    `${who} already works here as administrator.\n`,
  );
  expect([await operates(), await sells()]).toEqual([Code.ok, Code.forbidden]);
  await run("member", "grant", String(uid), "--merchant", "staff street");
  expect([await operates(), await sells()]).toEqual([Code.ok, Code.ok]);
  expect((await shop().call(userInfo, { token })).data.scope).toEqual(
    expect.arrayContaining(["merchant", "operator"]),
  );
  const ofShopText = `merchant  owner            ${who}  Staff Street\n`;
  expect((await run("member", "list")).text).toBe(`operator  administrator    ${who}\n${ofShopText}`);
  expect((await run("member", "list", "--merchant", "Staff Street")).text).toBe(ofShopText);
  const other = (await register()).email;
  await run("member", "grant", other, "--operator");
  await run("member", "grant", other, "--merchant", "Staff Street");
  await run("member", "revoke", email, "--operator");
  expect([await operates(), await sells()]).toEqual([Code.forbidden, Code.ok]);
  expect(await run("member", "revoke", email, "--operator")).toEqual({
    status: 1,
    text: `${who} doesn’t work here.\n`,
  });
  await run("member", "revoke", email, "--merchant", "Staff Street");
  expect(await sells()).toBe(Code.forbidden);
  const [platform, ofShop] = [
    { role: "operator", merchantId: null },
    { role: "operator", merchantId },
  ];
  expect(await acts(`member:${uid}`)).toEqual([
    {
      ...platform,
      action: "member.grant",
      before: null,
      after: { role: "operator", staffRole: "administrator" },
    },
    { ...ofShop, action: "member.grant", before: null, after: { role: "merchant", staffRole: "owner" } },
    {
      ...platform,
      action: "member.revoke",
      before: { role: "operator", staffRole: "administrator" },
      after: null,
    },
    { ...ofShop, action: "member.revoke", before: { role: "merchant", staffRole: "owner" }, after: null },
  ]);
});

it("gives a member another role, and keeps the last owner", async () => {
  await makeMerchant(shop().ctx.db, "Role Road");
  const [one, two] = [(await register()).email, await register()];
  const at = ["--merchant", "Role Road"];
  await run("member", "grant", one, ...at);
  const refused = { status: 1, text: expect.stringContaining("One member must keep this role.") as string };
  expect(await run("member", "grant", one, ...at, "--role", "finance")).toEqual(refused);
  expect(await run("member", "revoke", one, ...at)).toEqual(refused);
  await run("member", "grant", two.email, ...at, "--role", "warehouse");
  const { token } = two.data;
  expect((await shop().call(merchantOrderList, { token, query: page })).code).toBe(Code.ok);
  expect((await shop().call(merchantProductList, { token, query: page })).code).toBe(Code.forbidden);
  await run("member", "grant", two.email, ...at, "--role", "owner");
  await run("member", "grant", one, ...at, "--role", "finance");
  expect(await acts(`member:${two.data.uid}`)).toMatchObject([
    { action: "member.grant", after: { staffRole: "warehouse" } },
    { action: "member.change", before: { staffRole: "warehouse" }, after: { staffRole: "owner" } },
  ]);
  await expect(run("member", "grant", one, ...at, "--role", "auditor")).rejects.toThrow(WrongUse);
});

it("refuses an unclear account or employer", async () => {
  const { email, data } = await register();
  const guest = await makeShopper(shop(), "visitor");
  for (const words of [
    ["grant", email],
    ["grant", "--operator"],
    ["grant", "nobody@shop.example", "--operator"],
    ["grant", "nobody", "--operator"],
    ["grant", email, "--operator", "--merchant", "Staff Street"],
    ["grant", email, "--merchant", "Nowhere"],
    ["grant", email, String(data.uid), "--operator"],
    ["grant", String(guest.accountId), "--operator"],
    ["list", email],
  ])
    await expect(run("member", ...words), words.join(" ")).rejects.toThrow(WrongUse);
});

it("finds an account by phone, and by number if several have the email", async () => {
  const { db } = shop().ctx;
  const made = async (values: Partial<NewAccount>) =>
    (await addAccount(db, { type: "google", email: "twin@shop.example", nickname: "Twin", ...values }))?.id ??
    0;
  const caller = await made({
    type: "phone",
    email: null,
    dialCode: "66",
    phone: "812345678",
    nickname: "Nok",
  });
  expect((await run("member", "grant", "+66 81 234 5678", "--operator")).text).toBe(
    `${caller} +66 812345678 (Nok) works here as administrator.\n`,
  );
  await expect(run("member", "grant", "+66 81 234 5679", "--operator")).rejects.toThrow(WrongUse);
  const [one, two] = [await made({}), await made({ type: "facebook" })];
  await expect(run("member", "grant", "twin@shop.example", "--operator")).rejects.toThrow(
    `matches more than one account; name one by its number:\n  ${one} twin@shop.example (Twin), google\n  ${two} twin@`,
  );
  // The registered account with the email takes precedence over others with the same email.
  const registered = await made({ type: "email" });
  expect((await run("member", "grant", "twin@shop.example", "--operator")).text).toMatch(
    new RegExp(`^${registered} `),
  );
});

it("ends the sessions of a disabled account and blocks sign-in until it is enabled", async () => {
  const { email, data } = await register();
  const { token, uid } = data;
  await run("member", "grant", email, "--operator");
  const signIn = () => shop().call(loginEmail, { body: { email, password } });
  const second = (await signIn()).data.token;
  const open = async () => [
    (await shop().call(userInfo, { token })).code,
    (await shop().call(operatorAuditList, { token: second, query: page })).code,
  ];
  expect(await open()).toEqual([Code.ok, Code.ok]);
  const disable = () => run("account", "disable", email, "--reason", "Stolen cards");
  const who = `${uid} ${email} (${data.nikeName})`;
  expect(await disable()).toEqual({ status: 0, text: `${who} is disabled.\n` });
  await disable();
  expect(await open()).toEqual([Code.unauthorized, Code.unauthorized]);
  expect((await signIn()).message).toContain("disabled");
  expect(
    (await shop().call(registerEmail, { body: { email, captcha: await codeFor(email), password } })).code,
  ).not.toBe(Code.ok);
  expect((await run("account", "list")).text).toBe(`${who}\n`);
  expect((await run("member", "list", "--operator")).text).toContain(
    `operator  administrator    ${who}  (disabled)\n`,
  );
  expect(await run("member", "grant", email, "--operator")).toEqual({
    status: 1,
    text: `error: ${who} is disabled; run "shop account enable" first\n`,
  });

  expect(await run("account", "enable", email)).toEqual({ status: 0, text: `${who} can sign in.\n` });
  // Ended sessions stay ended.
  expect(await open()).toEqual([Code.unauthorized, Code.unauthorized]);
  expect((await signIn()).code).toBe(Code.ok);
  expect((await run("account", "list")).text).toBe("");
  const operator = { role: "operator", merchantId: null };
  expect(await acts(`account:${uid}`)).toEqual([
    {
      ...operator,
      action: "account.disable",
      before: { status: "active" },
      after: { status: "disabled", reason: "Stolen cards" },
    },
    { ...operator, action: "account.enable", before: { status: "disabled" }, after: { status: "active" } },
  ]);
  await expect(run("account", "disable", email)).rejects.toThrow(WrongUse);
  await expect(run("account", "disable", "nobody@shop.example", "--reason", "x")).rejects.toThrow(WrongUse);
});

it("notifies people in their language, by notice and mail, of granted and revoked roles and of a disabled account", async () => {
  const { db } = shop().ctx;
  const merchantId = await makeMerchant(db, "Rue Neuve");
  const { accountId, token, identity } = await makeShopper(shop());
  await db.update(account).set({ locale: "fr" }).where(eq(account.id, accountId));
  const who = String(accountId);
  // The last owner keeps its role.
  await run("member", "grant", (await register()).email, "--merchant", "Rue Neuve");
  await run("member", "grant", who, "--merchant", "Rue Neuve");
  await run("member", "grant", who, "--merchant", "Rue Neuve");
  await run("member", "grant", who, "--operator");
  await run("member", "revoke", who, "--merchant", "Rue Neuve");
  await run("member", "revoke", who, "--merchant", "Rue Neuve");
  await run("member", "revoke", who, "--operator");
  const { data } = await shop().call(noticeList, { token, locale: "fr" });
  expect(data.list.map(({ type, title, link }) => [type, title, link])).toEqual([
    ["operatorRevoked", "Vous ne travaillez plus pour la place de marché", "/"],
    ["roleRevoked", "Vous ne travaillez plus pour Rue Neuve", `/merchant/merchant?id=${merchantId}`],
    ["operatorGranted", "Vous travaillez désormais pour la place de marché", "/console/m/"],
    ["roleGranted", "Vous travaillez désormais pour Rue Neuve", `/console/s/${merchantId}/`],
  ]);
  const disable = () => run("account", "disable", who, "--reason", "Stolen cards");
  await disable();
  await disable();
  await run("account", "enable", who);
  await shop().ctx.jobs.run("email-notifications");
  const mails = shop().messages.filter(({ to }) => to === `${identity}@example.com`);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Vous travaillez désormais pour Rue Neuve",
    "Vous travaillez désormais pour la place de marché",
    "Vous ne travaillez plus pour Rue Neuve",
    "Vous ne travaillez plus pour la place de marché",
    "Votre compte a été désactivé",
    "Vous pouvez de nouveau utiliser votre compte",
  ]);
  // The reason is for the audit log only.
  expect(mails.some(({ text }) => text.includes("Stolen"))).toBe(false);
});
