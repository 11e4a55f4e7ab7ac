import {
  Code,
  consoleFactorConfirm,
  consoleFactorRemove,
  consoleFactorStart,
  consoleFactorVerify,
  consoleMe,
  consoleNotificationList,
  loginEmail,
  merchantOrderList,
  operatorAuditList,
  operatorFactorReset,
} from "@carmine/api/contract";
import { expect, it } from "vitest";
import { accountsApp, password } from "../../testing/accounts-app.ts";
import { auditEntriesOf, runIn } from "../../testing/command-line.ts";
import { grantTestRole, makeMerchant, makeStaff } from "../../testing/test-shop.ts";
import { codeAt } from "./authenticator.ts";

const { shop, register } = accountsApp();
const page = { page: 1, limit: 1 };

/** A shop's owner with a second factor. */
const newMember = async () => {
  const { email, data } = await register();
  await grantTestRole(shop().ctx.db, { accountId: data.uid }, await makeMerchant(shop().ctx.db));
  const { token } = data;
  const { data: made } = await shop().call(consoleFactorStart, { token, body: { password } });
  const code = () => codeAt(made.secret, shop().clock.now());
  const confirm = (text: string) => shop().call(consoleFactorConfirm, { token, body: { code: text } });
  const signIn = async () => (await shop().call(loginEmail, { body: { email, password } })).data.token;
  const sells = async (as: string) => (await shop().call(merchantOrderList, { token: as, query: page })).code;
  const verify = async (as: string, text: string) =>
    (await shop().call(consoleFactorVerify, { token: as, body: { code: text } })).code;
  return { email, uid: data.uid, token, made, code, confirm, signIn, sells, verify };
};

it("needs the code once per session after the setup is confirmed", async () => {
  const { token, made, code, confirm, signIn, sells, verify } = await newMember();
  expect(made.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
  const early = await signIn();
  expect(await sells(early)).toBe(Code.ok);
  expect((await confirm("000000")).code).toBe(Code.badRequest);
  expect((await confirm(code())).data.recoveryCodes).toHaveLength(10);
  expect([await sells(token), await sells(early)]).toEqual([Code.ok, Code.forbidden]);
  const news = await shop().call(consoleNotificationList, { token: early, query: page });
  expect(news.code).toBe(Code.forbidden);
  expect((await shop().call(consoleMe, { token: early })).data.secondFactor).toEqual({
    isSetUp: true,
    isCodeNeeded: true,
    isSetupRequired: false,
    recoveryCodeCount: 10,
  });
  shop().clock.advance(30_000);
  expect(await verify(early, code())).toBe(Code.ok);
  expect(await sells(early)).toBe(Code.ok);
  const again = await shop().call(consoleFactorStart, { token, body: { password } });
  expect(again.code).toBe(Code.failure);
});

it("refuses a replayed code, also when two requests send it concurrently", async () => {
  const { code, confirm, signIn, verify } = await newMember();
  const used = code();
  await confirm(used);
  const [one, two] = [await signIn(), await signIn()];
  expect(await verify(one, used)).toBe(Code.badRequest);
  shop().clock.advance(30_000);
  const codes = await Promise.all([verify(one, code()), verify(two, code())]);
  expect(codes.filter((found) => found === Code.ok)).toHaveLength(1);
});

it("accepts each recovery code once, in any spelling", async () => {
  const { code, confirm, signIn, verify } = await newMember();
  const { data } = await confirm(code());
  const [first = ""] = data.recoveryCodes;
  const session = await signIn();
  expect(await verify(session, ` ${first.toUpperCase().replaceAll("-", " ")}`)).toBe(Code.ok);
  expect(await verify(await signIn(), first)).toBe(Code.badRequest);
});

it("limits wrong codes", async () => {
  const { code, confirm, signIn, verify } = await newMember();
  await confirm(code());
  const session = await signIn();
  const codes = [];
  for (let attempt = 0; attempt < 11; attempt += 1) codes.push(await verify(session, "000000"));
  expect(codes.at(-1)).toBe(Code.tooMany);
});

it("is removed with a code, and reset by an administrator with an audit entry", async () => {
  const { uid, email, token, code, confirm, sells } = await newMember();
  expect((await shop().call(consoleFactorStart, { token, body: { password: "wrong" } })).code).toBe(
    Code.badRequest,
  );
  await confirm(code());
  shop().clock.advance(30_000);
  const remove = (text: string) => shop().call(consoleFactorRemove, { token, body: { code: text } });
  expect((await remove("000000")).code).toBe(Code.badRequest);
  expect((await remove(code())).code).toBe(Code.ok);
  expect(await sells(token)).toBe(Code.ok);

  const { data: made } = await shop().call(consoleFactorStart, { token, body: { password } });
  await shop().call(consoleFactorConfirm, {
    token,
    body: { code: codeAt(made.secret, shop().clock.now()) },
  });
  const admin = await makeStaff(shop());
  const reset = { token: admin.token, body: { uid } };
  expect((await shop().call(operatorFactorReset, reset)).code).toBe(Code.ok);
  expect(await sells(token)).toBe(Code.unauthorized);
  expect(await auditEntriesOf(shop(), `member:${uid}`)).toMatchObject([{ action: "member.resetFactor" }]);
  expect((await shop().call(operatorFactorReset, reset)).code).toBe(Code.notFound);
  expect((await runIn(shop(), "member", "reset-factor", email)).status).toBe(1);
});

it("is required for operators if the configuration requires it", async () => {
  const admin = await makeStaff(shop());
  const config = shop().ctx.config as { operatorSecondFactor: boolean };
  config.operatorSecondFactor = true;
  try {
    const list = await shop().call(operatorAuditList, { token: admin.token, query: page });
    expect(list.code).toBe(Code.forbidden);
    const me = await shop().call(consoleMe, { token: admin.token });
    expect(me.data.secondFactor).toMatchObject({ isSetupRequired: true });
  } finally {
    config.operatorSecondFactor = false;
  }
});
