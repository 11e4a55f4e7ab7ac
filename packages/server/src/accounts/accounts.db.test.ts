import {
  emailCaptcha,
  emailForgetPassword,
  emailResetPassword,
  loginEmail,
  loginMethods,
  loginMobileCaptcha,
  loginMobilePassword,
  logout,
  registerEmail,
  registerMobile,
  registerVisitor,
  sendCode,
  tokenExists,
  userInfo,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { account, rateLimit, session, verificationCode } from "../database/schema/accounts.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx.db.delete(rateLimit);
  shop.clock.advance(61_000);
});

const password = "wheel nuts 42";
let nobody = 0;
const someEmail = () => `someone${(nobody += 1)}@shop.example`;
const somePhone = () => ({ countryCode: "+1", phone: `55501${String((nobody += 1)).padStart(5, "0")}` });

const lastCode = (to: string) =>
  /\d{6}/.exec(shop.messages.findLast((message) => message.to === to)?.text ?? "")?.[0] ?? "";
const wrongCode = (code: string) => (code === "111111" ? "222222" : "111111");

const codeFor = async (email: string) => {
  await shop.call(emailCaptcha, { body: email });
  return lastCode(email);
};
const register = async (email = someEmail()) => {
  const answer = await shop.call(registerEmail, { body: { email, captcha: await codeFor(email), password } });
  return { email, ...answer };
};

describe("registration by e-mail", () => {
  it("makes an account with the mailed code, whatever the case of the address", async () => {
    const email = someEmail();
    const sent = await shop.call(emailCaptcha, { body: email, locale: "th" });
    expect(sent).toMatchObject({ code: 200, message: "ส่งรหัสยืนยันแล้ว", data: null });
    const { code, data } = await shop.call(registerEmail, {
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
    const signedIn = await shop.call(loginEmail, { body: { email, password } });
    expect(signedIn.data.uid).toBe(data.uid);
    expect((await shop.call(userInfo, { token: signedIn.data.token })).data).toMatchObject({
      email,
      integral: 0,
    });
  });

  it("uses a code once and keeps neither code, password nor token readable", async () => {
    const { email, data } = await register();
    const again = { email, captcha: lastCode(email), password };
    expect((await shop.call(registerEmail, { body: again })).message).toBe(
      "The verification code is wrong or has expired",
    );
    const rows = JSON.stringify([
      await shop.ctx.db.select().from(account),
      await shop.ctx.db.select().from(session),
      await shop.ctx.db.select().from(verificationCode),
    ]);
    expect(rows).not.toContain(password);
    expect(rows).not.toContain(data.token);
    expect(rows).not.toContain(`"${lastCode(email)}"`);
    expect(rows).toContain("$argon2id$");
  });

  it("opens nothing with a wrong code, after five tries, or after ten minutes", async () => {
    const email = someEmail();
    const right = await codeFor(email);
    const attempt = (captcha: string) => shop.call(registerEmail, { body: { email, captcha, password } });
    for (let tries = 0; tries < 5; tries += 1) expect((await attempt(wrongCode(right))).code).toBe(400);
    expect((await attempt(right)).code).toBe(400);
    shop.clock.advance(61_000);
    const next = await codeFor(email);
    shop.clock.advance(10 * 60_000);
    expect((await attempt(next)).code).toBe(400);
  });

  it("counts tries that come at the same time", async () => {
    const email = someEmail();
    const right = await codeFor(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.call(registerEmail, { body: { email, captcha: wrongCode(right), password } }),
      ),
    );
    expect(answers.every(({ code }) => code === 400)).toBe(true);
    const [row] = await shop.ctx.db
      .select()
      .from(verificationCode)
      .where(eq(verificationCode.address, email));
    expect(row?.tries).toBe(5);
  });

  it("makes one account of two registrations with one code at the same time", async () => {
    const email = someEmail();
    const body = { email, captcha: await codeFor(email), password };
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.call(registerEmail, { body })));
    expect(answers.map(({ code }) => code).toSorted((one, next) => one - next)).toEqual([200, 400, 400, 400]);
  });

  it("ties a code to its purpose", async () => {
    const { email } = await register();
    await shop.call(emailForgetPassword, { body: email });
    const answer = await shop.call(registerEmail, { body: { email, captcha: lastCode(email), password } });
    expect(answer.code).toBe(400);
  });

  it("tells by mail, not on the screen, that an address has an account", async () => {
    const { email } = await register();
    const unknown = await shop.call(emailCaptcha, { body: someEmail() });
    shop.clock.advance(61_000);
    const known = await shop.call(emailCaptcha, { body: email });
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    expect(shop.messages.at(-1)).toMatchObject({ to: email, subject: "You already have an account" });
    expect(lastCode(email)).toBe("");
  });

  it("refuses common passwords and short ones", async () => {
    const email = someEmail();
    const captcha = await codeFor(email);
    const message = async (weak: string) =>
      (await shop.call(registerEmail, { body: { email, captcha, password: weak } })).message;
    expect(await message("password1")).toBe("This password is too common. Please choose another one.");
    expect(await message("short")).toBe("The password needs 8 to 64 characters");
  });

  it("sends a second code only after 60 s", async () => {
    const email = someEmail();
    await codeFor(email);
    const early = await shop.call(emailCaptcha, { body: email });
    expect(early.code).toBe(429);
    expect(Number(early.headers["retry-after"])).toBeGreaterThan(50);
    shop.clock.advance(60_000);
    expect((await shop.call(emailCaptcha, { body: email })).code).toBe(200);
  });
});

describe("sign-in", () => {
  it("answers alike for a wrong password and an unknown account", async () => {
    const { email } = await register();
    const wrong = await shop.call(loginEmail, { body: { email, password: "not my password" } });
    const unknown = await shop.call(loginEmail, { body: { email: someEmail(), password } });
    expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null });
    expect(wrong).toMatchObject({ code: 400, message: "The account or password is wrong" });
  });

  it("refuses after ten tries for an account from one place, not from another, and counts anew after a success", async () => {
    const { email } = await register();
    const attempt = (given: string, from = "203.0.113.7") =>
      shop.call(loginEmail, { body: { email, password: given }, from });
    for (let tries = 0; tries < 9; tries += 1) await attempt("wrong password");
    expect((await attempt(password)).code).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt("wrong password")).code).toBe(400);
    const refused = await attempt(password);
    expect(refused.code).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
    expect((await attempt(password, "198.51.100.9")).code).toBe(200);
    shop.clock.advance(15 * 60_000);
    expect((await attempt(password)).code).toBe(200);
  });

  it("keeps a disabled account out and ends what it had open", async () => {
    const { email, data } = await register();
    await shop.ctx.db.update(account).set({ status: "disabled" }).where(eq(account.id, data.uid));
    expect((await shop.call(loginEmail, { body: { email, password } })).message).toContain("disabled");
    expect((await shop.call(userInfo, { token: data.token })).code).toBe(401);
  });
});

describe("session", () => {
  it("is found in either header and in the cookie", async () => {
    const { token } = (await register()).data;
    const code = async (headers: Record<string, string>) => (await shop.call(userInfo, { headers })).code;
    expect(await code({ "authori-zation": token })).toBe(200);
    expect(await code({ authorization: `Bearer ${token}` })).toBe(200);
    expect(await code({ cookie: `a=b; auth._token.local=Bearer%20${token}` })).toBe(200);
    expect(await code({ cookie: `auth._token.local=${token}`, "sec-fetch-site": "cross-site" })).toBe(401);
    expect(await code({ "authori-zation": "x".repeat(64) })).toBe(401);
  });

  it("lives seven days from its last use, without a write per request", async () => {
    const day = 86_400_000;
    const { token, uid } = (await register()).data;
    const expiry = async () =>
      (await shop.ctx.db.select().from(session).where(eq(session.accountId, uid)))[0]?.expiresAt.getTime() ??
      0;
    const first = await expiry();
    await shop.call(userInfo, { token });
    expect(await expiry()).toBe(first);
    shop.clock.advance(6 * day);
    expect((await shop.call(tokenExists, { token })).data).toBe(true);
    expect((await expiry()) - first).toBeGreaterThanOrEqual(6 * day);
    shop.clock.advance(6 * day);
    expect((await shop.call(tokenExists, { token })).data).toBe(true);
    shop.clock.advance(7 * day);
    expect((await shop.call(tokenExists, { token })).data).toBe(false);
    expect((await shop.call(tokenExists)).data).toBe(false);
  });

  it("ends at log-out, and only that one", async () => {
    const { email, data } = await register();
    const other = await shop.call(loginEmail, { body: { email, password } });
    await shop.call(logout, { token: data.token });
    expect((await shop.call(userInfo, { token: data.token })).code).toBe(401);
    expect((await shop.call(userInfo, { token: other.data.token })).code).toBe(200);
    expect((await shop.call(logout)).code).toBe(200);
  });

  it("is swept after its end", async () => {
    const { uid } = (await register()).data;
    shop.clock.advance(8 * 86_400_000);
    await shop.ctx.jobs.run("sweep accounts");
    expect(await shop.ctx.db.select().from(session).where(eq(session.accountId, uid))).toEqual([]);
    expect(await shop.ctx.db.select().from(verificationCode)).toEqual([]);
  });
});

describe("forgotten password", () => {
  it("sets a new one with the mailed code and signs out everywhere", async () => {
    const { email, data } = await register();
    await shop.call(emailForgetPassword, { body: email });
    const body = {
      email,
      captcha: lastCode(email),
      newPassword: "fresh rubber 7",
      passwordAgain: "fresh rubber 7",
    };
    const reset = await shop.call(emailResetPassword, { body });
    expect(reset).toMatchObject({ code: 200, message: "Your password has been reset. Please sign in." });
    expect((await shop.call(userInfo, { token: data.token })).code).toBe(401);
    expect((await shop.call(loginEmail, { body: { email, password } })).code).toBe(400);
    expect((await shop.call(loginEmail, { body: { email, password: "fresh rubber 7" } })).code).toBe(200);
  });

  it("answers alike for an address without an account, and mails no code to it", async () => {
    const email = someEmail();
    const unknown = await shop.call(emailForgetPassword, { body: email });
    const known = await shop.call(emailForgetPassword, { body: (await register()).email });
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    expect(lastCode(email)).toBe("");
    const body = { email, captcha: "123456", newPassword: password, passwordAgain: password };
    expect((await shop.call(emailResetPassword, { body })).message).toBe(
      "The verification code is wrong or has expired",
    );
  });

  it("refuses two different passwords", async () => {
    const body = {
      email: someEmail(),
      captcha: "123456",
      newPassword: password,
      passwordAgain: `${password}!`,
    };
    expect((await shop.call(emailResetPassword, { body })).message).toBe("The two passwords differ");
  });
});

describe("phone", () => {
  it("registers with a code by text message and signs in by password and by code", async () => {
    const phone = somePhone();
    const to = `+1${phone.phone}`;
    expect((await shop.call(sendCode, { body: phone })).message).toBe("The verification code has been sent");
    const captcha = lastCode(to);
    const early = await shop.call(loginMobileCaptcha, { body: { ...phone, captcha } });
    expect(early).toMatchObject({
      code: 400,
      message: "This phone number has no account yet. Please create one.",
    });
    const registered = await shop.call(registerMobile, { body: { ...phone, captcha, password } });
    expect(registered.data).toMatchObject({ userType: "phone", nikeName: `****${phone.phone.slice(-4)}` });
    const withoutPlus = { ...phone, countryCode: "1" };
    const byPassword = await shop.call(loginMobilePassword, { body: { ...withoutPlus, password } });
    expect(byPassword.data.uid).toBe(registered.data.uid);
    shop.clock.advance(61_000);
    await shop.call(sendCode, { body: phone });
    const byCode = await shop.call(loginMobileCaptcha, { body: { ...phone, captcha: lastCode(to) } });
    expect(byCode.data.uid).toBe(registered.data.uid);
    shop.clock.advance(61_000);
    await shop.call(sendCode, { body: phone });
    const twice = await shop.call(registerMobile, { body: { ...phone, captcha: lastCode(to), password } });
    expect(twice.message).toBe("This phone number already has an account");
  });

  it("checks numbers of dial code 86", async () => {
    const code = async (phone: string) =>
      (await shop.call(sendCode, { body: { countryCode: "86", phone } })).code;
    expect(await code("12345678901")).toBe(400);
    expect(await code("13812345678")).toBe(200);
  });
});

describe("guest account", () => {
  it("is always a new one, with or without a phone", async () => {
    const email = someEmail();
    const first = await shop.call(registerVisitor, { body: { email } });
    const second = await shop.call(registerVisitor, { body: { email, phone: "5550100", countryCode: "+1" } });
    expect(first.data).toMatchObject({ userType: "visitor", email, phone: null });
    expect(second.data.uid).not.toBe(first.data.uid);
    expect(second.data.identity).toMatch(/^[0-9a-f-]{36}$/);
    expect(
      (await shop.call(registerVisitor, { body: { email, phone: "5550100", countryCode: "" } })).code,
    ).toBe(400);
    expect((await shop.call(loginEmail, { body: { email, password } })).code).toBe(400);
  });
});

it("says which ways of signing in are open", async () => {
  expect((await shop.call(loginMethods)).data).toMatchObject({ visitorOpen: true, facebookOpen: false });
});

it("limits codes per address of origin", async () => {
  const answers: number[] = [];
  for (let asked = 0; asked < 62; asked += 1) {
    answers.push((await shop.call(emailCaptcha, { body: someEmail(), from: "203.0.113.50" })).code);
  }
  expect(answers.slice(0, 60).every((code) => code === 200)).toBe(true);
  expect(answers.slice(60)).toEqual([429, 429]);
});
