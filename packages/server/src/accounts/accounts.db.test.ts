import {
  emailCaptcha,
  emailForgetPassword,
  emailResetPassword,
  loginEmail,
  loginMethods,
  loginMobileCaptcha,
  loginMobilePassword,
  logout,
  registerMobile,
  registerVisitor,
  sendCode,
  tokenExists,
  userInfo,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { account, session, verificationCode } from "../database/schema/accounts.ts";
import { accountsApp, password, someEmail, somePhone } from "../testing/accounts-app.ts";
import { testApp } from "../testing/test-app.ts";
import { dayMs } from "../shared/durations.ts";

const { shop, lastCode, register } = accountsApp();

describe("sign-in", () => {
  it("responds identically to a wrong password and an unknown account", async () => {
    const { email } = await register();
    const wrong = await shop().call(loginEmail, { body: { email, password: "not my password" } });
    const unknown = await shop().call(loginEmail, { body: { email: someEmail(), password } });
    expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null });
    expect(wrong).toMatchObject({
      code: 400,
      message: "That email, phone number or password isn’t right. Try again or reset your password.",
    });
  });

  it("blocks an account for one IP address after ten attempts, and resets the count after a success", async () => {
    const { email } = await register();
    const attempt = (given: string, from = "203.0.113.7") =>
      shop().call(loginEmail, { body: { email, password: given }, from });
    for (let tries = 0; tries < 9; tries += 1) await attempt("wrong password");
    expect((await attempt(password)).code).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt("wrong password")).code).toBe(400);
    const refused = await attempt(password);
    expect(refused.code).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
    expect((await attempt(password, "198.51.100.9")).code).toBe(200);
    shop().clock.advance(15 * 60_000);
    expect((await attempt(password)).code).toBe(200);
  });

  it("blocks a disabled account and ends its sessions", async () => {
    const { email, data } = await register();
    await shop().ctx.db.update(account).set({ status: "disabled" }).where(eq(account.id, data.uid));
    expect((await shop().call(loginEmail, { body: { email, password } })).message).toContain("disabled");
    expect((await shop().call(userInfo, { token: data.token })).code).toBe(401);
  });
});

describe("session", () => {
  it("is read from either header and from the cookie", async () => {
    const { token } = (await register()).data;
    const code = async (headers: Record<string, string>) => (await shop().call(userInfo, { headers })).code;
    expect(await code({ "authori-zation": token })).toBe(200);
    expect(await code({ authorization: `Bearer ${token}` })).toBe(200);
    expect(await code({ cookie: `a=b; auth._token.local=Bearer%20${token}` })).toBe(200);
    expect(await code({ cookie: `auth._token.local=${token}`, "sec-fetch-site": "cross-site" })).toBe(401);
    expect(await code({ "authori-zation": "x".repeat(64) })).toBe(401);
  });

  it("expires seven days after its last use, without a write per request", async () => {
    const { token, uid } = (await register()).data;
    const expiry = async () =>
      (
        await shop().ctx.db.select().from(session).where(eq(session.accountId, uid))
      )[0]?.expiresAt.getTime() ?? 0;
    const first = await expiry();
    await shop().call(userInfo, { token });
    expect(await expiry()).toBe(first);
    shop().clock.advance(6 * dayMs);
    expect((await shop().call(tokenExists, { token })).data).toBe(true);
    expect((await expiry()) - first).toBeGreaterThanOrEqual(6 * dayMs);
    shop().clock.advance(6 * dayMs);
    expect((await shop().call(tokenExists, { token })).data).toBe(true);
    shop().clock.advance(7 * dayMs);
    expect((await shop().call(tokenExists, { token })).data).toBe(false);
    expect((await shop().call(tokenExists)).data).toBe(false);
  });

  it("expires 180 days after the sign-in, even if it is in use", async () => {
    const { token } = (await register()).data;
    for (let day = 6; day < 180; day += 6) {
      shop().clock.advance(6 * dayMs);
      expect((await shop().call(tokenExists, { token })).data).toBe(true);
    }
    shop().clock.advance(6 * dayMs);
    expect((await shop().call(tokenExists, { token })).data).toBe(false);
  });

  it("ends at sign-out without ending other sessions", async () => {
    const { email, data } = await register();
    const other = await shop().call(loginEmail, { body: { email, password } });
    await shop().call(logout, { token: data.token });
    expect((await shop().call(userInfo, { token: data.token })).code).toBe(401);
    expect((await shop().call(userInfo, { token: other.data.token })).code).toBe(200);
    expect((await shop().call(logout)).code).toBe(200);
  });

  it("is deleted after it expires", async () => {
    const { uid } = (await register()).data;
    shop().clock.advance(8 * dayMs);
    await shop().ctx.jobs.run("delete-expired-sessions");
    expect(await shop().ctx.db.select().from(session).where(eq(session.accountId, uid))).toEqual([]);
    expect(await shop().ctx.db.select().from(verificationCode)).toEqual([]);
  });
});

describe("forgotten password", () => {
  it("sets a new password with the mailed code and signs out everywhere", async () => {
    const { email, data } = await register();
    await shop().call(emailForgetPassword, { body: email });
    const body = {
      email,
      captcha: lastCode(email),
      newPassword: "fresh rubber 7",
      passwordAgain: "fresh rubber 7",
    };
    const reset = await shop().call(emailResetPassword, { body });
    expect(reset).toMatchObject({
      code: 200,
      message: "Your password has been reset. Sign in with your new password.",
    });
    expect((await shop().call(userInfo, { token: data.token })).code).toBe(401);
    expect((await shop().call(loginEmail, { body: { email, password } })).code).toBe(400);
    expect((await shop().call(loginEmail, { body: { email, password: "fresh rubber 7" } })).code).toBe(200);
  });

  it("responds identically to an address without an account, and mails no code to it", async () => {
    const email = someEmail();
    const unknown = await shop().call(emailForgetPassword, { body: email });
    const known = await shop().call(emailForgetPassword, { body: (await register()).email });
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    expect(lastCode(email)).toBe("");
    const body = { email, captcha: "123456", newPassword: password, passwordAgain: password };
    expect((await shop().call(emailResetPassword, { body })).message).toBe(
      "That code is wrong or has expired. Check it or request a new one.",
    );
  });

  it("refuses two passwords that don't match", async () => {
    const body = {
      email: someEmail(),
      captcha: "123456",
      newPassword: password,
      passwordAgain: `${password}!`,
    };
    expect((await shop().call(emailResetPassword, { body })).message).toBe("The passwords don’t match");
  });
});

describe("phone", () => {
  it("registers with a text message code and signs in by password and by code", async () => {
    const phone = somePhone();
    const to = `+1${phone.phone}`;
    expect((await shop().call(sendCode, { body: phone })).message).toBe(
      "The verification code has been sent",
    );
    const captcha = lastCode(to);
    const early = await shop().call(loginMobileCaptcha, { body: { ...phone, captcha } });
    expect(early).toMatchObject({
      code: 400,
      message: "This phone number has no account yet. Create one first.",
    });
    const registered = await shop().call(registerMobile, { body: { ...phone, captcha, password } });
    expect(registered.data).toMatchObject({
      userType: "phone",
      nikeName: `Shopper ${phone.phone.slice(-4)}`,
    });
    const withoutPlus = { ...phone, countryCode: "1" };
    const byPassword = await shop().call(loginMobilePassword, { body: { ...withoutPlus, password } });
    expect(byPassword.data.uid).toBe(registered.data.uid);
    shop().clock.advance(61_000);
    await shop().call(sendCode, { body: phone });
    const byCode = await shop().call(loginMobileCaptcha, { body: { ...phone, captcha: lastCode(to) } });
    expect(byCode.data.uid).toBe(registered.data.uid);
    shop().clock.advance(61_000);
    await shop().call(sendCode, { body: phone });
    const twice = await shop().call(registerMobile, { body: { ...phone, captcha: lastCode(to), password } });
    expect(twice.message).toBe("This phone number already has an account");
  });

  it("validates numbers of dial code 86", async () => {
    const code = async (phone: string) =>
      (await shop().call(sendCode, { body: { countryCode: "86", phone } })).code;
    expect(await code("12345678901")).toBe(400);
    expect(await code("13812345678")).toBe(200);
  });
});

describe("guest account", () => {
  it("creates a new account each time, with or without a phone", async () => {
    const email = someEmail();
    const first = await shop().call(registerVisitor, { body: { email } });
    const second = await shop().call(registerVisitor, {
      body: { email, phone: "5550100", countryCode: "+1" },
    });
    expect(first.data).toMatchObject({ userType: "visitor", email, phone: null });
    expect(second.data.uid).not.toBe(first.data.uid);
    expect(second.data.identity).toMatch(/^[0-9a-f-]{36}$/);
    expect(
      (await shop().call(registerVisitor, { body: { email, phone: "5550100", countryCode: "" } })).code,
    ).toBe(400);
    expect((await shop().call(loginEmail, { body: { email, password } })).code).toBe(400);
  });
});

it("can be disabled by the operator", async () => {
  const closed = await testApp({ visitorLogin: false });
  expect((await closed.call(loginMethods)).data).toMatchObject({ visitorOpen: false });
  expect((await closed.call(registerVisitor, { body: { email: someEmail() } })).code).toBe(403);
  await closed.close();
});

it("lists the enabled sign-in methods", async () => {
  expect((await shop().call(loginMethods)).data).toMatchObject({ visitorOpen: true, facebookOpen: false });
});

it("limits codes per IP address", async () => {
  const answers: number[] = [];
  for (let count = 0; count < 62; count += 1) {
    answers.push((await shop().call(emailCaptcha, { body: someEmail(), from: "203.0.113.50" })).code);
  }
  expect(answers.slice(0, 60).every((code) => code === 200)).toBe(true);
  expect(answers.slice(60)).toEqual([429, 429]);
});
