import {
  Code,
  deviceTokenName,
  emailCaptcha,
  emailForgetPassword,
  emailResetPassword,
  emailUpdatePassword,
  loginEmail,
  registerEmail,
  registerMobile,
} from "@carmine/api/contract";
import { describe, expect, it } from "vitest";
import { accountsApp, password, someEmail, wrongCode } from "../testing/accounts-app.ts";

const { shop, register, lastCode } = accountsApp();

/**
 * Attempts up to `count` times, each time from another IP address. @returns the number of attempts before the
 * first 429
 */
const attemptsFromEverywhere = async (
  attempt: (from: string) => Promise<{ code: number }>,
  count = 60,
): Promise<number> => {
  for (let tries = 0; tries < count; tries += 1)
    if ((await attempt(`198.51.100.${tries}`)).code === Code.tooMany) return tries;
  return count;
};

const captcha = "000000";
const resetBody = (email: string, code: string) => ({
  email,
  captcha: code,
  newPassword: password,
  passwordAgain: password,
});
const deviceOf = (headers: Readonly<Record<string, unknown>>) => String(headers[deviceTokenName]);

describe("attempts without a code", () => {
  it.each(["register", "register by phone", "reset"])(
    "doesn't count them against the account: %s",
    async (what) => {
      const { email } = await register();
      const stranger = someEmail();
      const phone = { phone: "6045550100", countryCode: "1" };
      const attempts: Record<string, (from: string) => Promise<{ code: number }>> = {
        register: (from) =>
          shop().call(registerEmail, { body: { email: stranger, captcha, password }, from }),
        "register by phone": (from) =>
          shop().call(registerMobile, { body: { ...phone, captcha, password }, from }),
        reset: (from) => shop().call(emailResetPassword, { body: resetBody(email, captcha), from }),
      };
      const attempt = attempts[what];
      if (!attempt) throw new Error(what);
      expect(await attemptsFromEverywhere(attempt)).toBe(60);
    },
  );

  it("limits attempts per IP address and per signed-in account", async () => {
    const { email, data } = await register();
    const from = "203.0.113.7";
    const reset = () => shop().call(emailResetPassword, { body: resetBody(email, captcha), from });
    for (let tries = 0; tries < 60; tries += 1) expect((await reset()).code).toBe(Code.badRequest);
    expect((await reset()).code).toBe(Code.tooMany);
    const body = { captcha, newPassword: password, passwordAgain: password };
    const change = (origin: string) =>
      shop().call(emailUpdatePassword, { token: data.token, body, from: origin });
    expect(await attemptsFromEverywhere(change)).toBe(40);
  });

  it("lets the owner reset the password while strangers try", async () => {
    const { email } = await register();
    await attemptsFromEverywhere((from) =>
      shop().call(emailResetPassword, { body: resetBody(email, captcha), from }),
    );
    await shop().call(emailForgetPassword, { body: email });
    expect((await shop().call(emailResetPassword, { body: resetBody(email, lastCode(email)) })).code).toBe(
      Code.ok,
    );
  });
});

describe("codes", () => {
  it("has a separate limit per purpose", async () => {
    const { email } = await register();
    const codes = [];
    for (let sent = 0; sent < 7; sent += 1) {
      codes.push((await shop().call(emailCaptcha, { body: email, from: `198.51.100.${sent}` })).code);
      shop().clock.advance(61_000);
    }
    expect(codes.at(-1)).toBe(Code.tooMany);
    expect((await shop().call(emailForgetPassword, { body: email })).code).toBe(Code.ok);
  });

  it("allows 60 guesses a day, and a known device can still reset the password", async () => {
    const { email, headers } = await register();
    const known = { [deviceTokenName]: deviceOf(headers) };
    let guesses = 0;
    const codes: number[] = [];
    while (guesses < 62) {
      // Each code allows five guesses and six codes are sent per hour.
      await shop().call(emailForgetPassword, { body: email, from: `198.51.100.${guesses}` });
      const wrong = wrongCode(lastCode(email));
      for (let tries = 0; tries < 5; tries += 1, guesses += 1)
        codes.push(
          (
            await shop().call(emailResetPassword, {
              body: resetBody(email, wrong),
              from: `192.0.2.${guesses}`,
            })
          ).code,
        );
      shop().clock.advance(601_000);
    }
    // The correct code of the registration was the first of the 60.
    expect(codes.slice(0, 59).every((code) => code === Code.badRequest)).toBe(true);
    expect(codes.slice(59).every((code) => code === Code.tooMany)).toBe(true);
    await shop().call(emailForgetPassword, { body: email, headers: known });
    const body = resetBody(email, lastCode(email));
    expect((await shop().call(emailResetPassword, { body, headers: known })).code).toBe(Code.ok);
  });
});

describe("a known device", () => {
  const signIn = (email: string, given: string, from: string, headers: Record<string, string> = {}) =>
    shop().call(loginEmail, { body: { email, password: given }, from, headers });

  /** Uses up the attempts of an account from many IP addresses. */
  const lockOut = async (email: string) => {
    for (let tries = 0; tries < 101; tries += 1)
      await signIn(email, "wrong password", `198.51.100.${tries % 20}`);
  };

  it("signs in although strangers used up the attempts of the account", async () => {
    const { email, headers } = await register();
    const cookie = [headers["set-cookie"]].flat().find((value) => String(value).startsWith(deviceTokenName));
    expect(cookie).toMatch(/; HttpOnly/);
    await lockOut(email);
    const from = "203.0.113.50";
    expect((await signIn(email, password, from)).code).toBe(Code.tooMany);
    const device = deviceOf(headers);
    expect((await signIn(email, password, from, { cookie: `${deviceTokenName}=${device}` })).code).toBe(
      Code.ok,
    );
    expect((await signIn(email, password, from, { [deviceTokenName]: device })).code).toBe(Code.ok);
    // A forged token, and the token of another account, count as an unknown device.
    const forged = device.slice(0, -2) + (device.endsWith("AA") ? "BB" : "AA");
    expect((await signIn(email, password, from, { [deviceTokenName]: forged })).code).toBe(Code.tooMany);
    const other = deviceOf((await register()).headers);
    expect((await signIn(email, password, from, { [deviceTokenName]: other })).code).toBe(Code.tooMany);
  }, 60_000);

  it("has a separate limit", async () => {
    const { email, headers } = await register();
    const known = { [deviceTokenName]: deviceOf(headers) };
    const codes = [];
    for (let tries = 0; tries < 11; tries += 1)
      codes.push((await signIn(email, "wrong password", `192.0.2.${tries}`, known)).code);
    expect(codes.slice(0, 10).every((code) => code === Code.badRequest)).toBe(true);
    expect(codes.at(-1)).toBe(Code.tooMany);
    expect((await signIn(email, password, "203.0.113.51")).code).toBe(Code.ok);
  });
});
