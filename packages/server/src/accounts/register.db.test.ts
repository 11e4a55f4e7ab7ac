import {
  couponList,
  emailCaptcha,
  emailForgetPassword,
  loginEmail,
  registerEmail,
  userInfo,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { coupon } from "../database/schema/promotion.ts";
import { transaction } from "../database/transaction.ts";
import { grantPoints } from "../promotion/points/ledger.ts";
import { account, session, verificationCode } from "../database/schema/accounts.ts";
import { deliverMail } from "../messaging/deliver.ts";
import { accountsApp, password, someEmail, wrongCode } from "../testing/accounts-app.ts";
import { dayMs } from "../shared/durations.ts";

const { shop, codeFor, lastCode, register } = accountsApp();

describe("registration by email", () => {
  it("creates an account with the mailed code, ignoring the case of the address", async () => {
    const email = someEmail();
    const sent = await shop().call(emailCaptcha, { body: email, locale: "th" });
    expect(sent).toMatchObject({ code: 200, message: "ส่งรหัสยืนยันแล้ว", data: null });
    const { code, data } = await shop().call(registerEmail, {
      body: { email: email.toUpperCase(), captcha: lastCode(email), password },
    });
    expect(code).toBe(200);
    expect(data).toMatchObject({
      type: "email",
      userType: "email",
      email,
      nikeName: email.split("@")[0],
      key: null,
    });
    const signedIn = await shop().call(loginEmail, { body: { email, password } });
    expect(signedIn.data.uid).toBe(data.uid);
    expect((await shop().call(userInfo, { token: signedIn.data.token })).data).toMatchObject({
      email,
      integral: 0,
    });
  });

  it("treats all spellings of an address as one account", async () => {
    const mailed = "o'brien@exämple.de";
    await shop().call(emailCaptcha, { body: "o’brien@EXÄMPLE.de" });
    const digits = lastCode(mailed);
    const captcha = ` ${digits.slice(0, 3)}-${digits.slice(3)}\u200B`;
    const { data } = await shop().call(registerEmail, {
      body: { email: "\u200Bo'brien@xn--exmple-cua.de", captcha, password },
    });
    expect(data.email).toBe(mailed);
    const signedIn = await shop().call(loginEmail, { body: { email: "ｏ'brien@exämple。de", password } });
    expect(signedIn.data.uid).toBe(data.uid);
  });

  it("grants a new account the shop's welcome coupon and points", async () => {
    const { db, clock } = shop().ctx;
    const [welcome] = await db
      .insert(coupon)
      .values({ name: { en: "Welcome" }, type: 2, scope: "platform", value: "5", minimum: "0", days: 7 })
      .returning({ id: coupon.id });
    const { email, data } = await register();
    const { data: own } = await shop().call(couponList, {
      token: data.token,
      query: { type: "usable", page: 1, limit: 10 },
    });
    expect(own.list.map(({ couponId }) => couponId)).toContain(welcome?.id);
    const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, email));
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + dayMs);
    await transaction(db, (tx) =>
      grantPoints(tx, { accountId: row?.id ?? 0, amount: 120, link: "gift", expiresAt }, now),
    );
    expect((await shop().call(userInfo, { token: data.token })).data.integral).toBe(120);
  });

  it("accepts a code once and stores code, password and token only hashed", async () => {
    const { email, data } = await register();
    const again = { email, captcha: lastCode(email), password };
    expect((await shop().call(registerEmail, { body: again })).message).toBe(
      "That code is wrong or has expired. Check it or request a new one.",
    );
    const rows = JSON.stringify([
      await shop().ctx.db.select().from(account),
      await shop().ctx.db.select().from(session),
      await shop().ctx.db.select().from(verificationCode),
    ]);
    expect(rows).not.toContain(password);
    expect(rows).not.toContain(data.token);
    expect(rows).not.toContain(`"${lastCode(email)}"`);
    expect(rows).toContain("$argon2id$");
  });

  it("refuses a wrong code, a code after five attempts, and a code after ten minutes", async () => {
    const email = someEmail();
    const right = await codeFor(email);
    const attempt = (captcha: string) => shop().call(registerEmail, { body: { email, captcha, password } });
    for (let tries = 0; tries < 5; tries += 1) expect((await attempt(wrongCode(right))).code).toBe(400);
    expect((await attempt(right)).code).toBe(400);
    shop().clock.advance(61_000);
    const next = await codeFor(email);
    shop().clock.advance(10 * 60_000);
    expect((await attempt(next)).code).toBe(400);
  });

  it("doesn't mail a code that expired during an outage of the mail provider", async () => {
    const [late, inTime] = [someEmail(), someEmail()];
    await codeFor(late);
    shop().clock.advance(10 * 60_000);
    await codeFor(inTime);
    const sent: string[] = [];
    await deliverMail(shop().ctx, async ({ to }) => void sent.push(to));
    expect(sent).toContain(inTime);
    expect(sent).not.toContain(late);
  });

  it("counts concurrent attempts", async () => {
    const email = someEmail();
    const right = await codeFor(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop().call(registerEmail, { body: { email, captcha: wrongCode(right), password } }),
      ),
    );
    expect(answers.every(({ code }) => code === 400)).toBe(true);
    const [row] = await shop()
      .ctx.db.select()
      .from(verificationCode)
      .where(eq(verificationCode.address, email));
    expect(row?.tries).toBe(5);
  });

  it("creates one account from two concurrent registrations with the same code", async () => {
    const email = someEmail();
    const body = { email, captcha: await codeFor(email), password };
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop().call(registerEmail, { body })));
    expect(answers.map(({ code }) => code).toSorted((one, next) => one - next)).toEqual([200, 400, 400, 400]);
  });

  it("binds a code to its purpose", async () => {
    const { email } = await register();
    await shop().call(emailForgetPassword, { body: email });
    const answer = await shop().call(registerEmail, { body: { email, captcha: lastCode(email), password } });
    expect(answer.code).toBe(400);
  });

  it("reports an existing account by mail, not on the screen", async () => {
    const { email } = await register();
    const unknown = await shop().call(emailCaptcha, { body: someEmail() });
    shop().clock.advance(61_000);
    const known = await shop().call(emailCaptcha, { body: email });
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    expect(shop().messages.at(-1)).toMatchObject({ to: email, subject: "You already have an account" });
    expect(lastCode(email)).toBe("");
  });

  it("refuses common passwords and short ones", async () => {
    const email = someEmail();
    const captcha = await codeFor(email);
    const message = async (weak: string) =>
      (await shop().call(registerEmail, { body: { email, captcha, password: weak } })).message;
    expect(await message("Carmine2026")).toBe("This password is too common. Choose another one.");
    expect(await message("password1")).toBe("This password is too common. Choose another one.");
    expect(await message("short")).toBe("Use 8 to 64 characters");
  });

  it("sends a second code only after 60 s", async () => {
    const email = someEmail();
    await codeFor(email);
    const early = await shop().call(emailCaptcha, { body: email });
    expect(early.code).toBe(429);
    expect(Number(early.headers["retry-after"])).toBeGreaterThan(50);
    shop().clock.advance(60_000);
    expect((await shop().call(emailCaptcha, { body: email })).code).toBe(200);
  });
});
