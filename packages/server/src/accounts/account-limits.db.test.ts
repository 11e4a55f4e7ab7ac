import {
  Code,
  emailResetPassword,
  emailUpdatePassword,
  registerEmail,
  registerMobile,
} from "@carmine/api/contract";
import { expect, it } from "vitest";
import { accountsApp, password, someEmail } from "../testing/accounts-app.ts";

const { shop, register } = accountsApp();

/** Tries again and again, each time from another address; answers how many tries came through. */
const triesFromEverywhere = async (attempt: (from: string) => Promise<{ code: number }>): Promise<number> => {
  for (let tries = 0; tries < 60; tries += 1)
    if ((await attempt(`198.51.100.${tries}`)).code === Code.tooMany) return tries;
  return 60;
};

const captcha = "000000";

it.each(["register", "register by phone", "reset", "change"])(
  "limits what is tried on one account from many addresses: %s",
  async (what) => {
    const { email, data } = await register();
    const stranger = someEmail();
    const attempts: Record<string, (from: string) => Promise<{ code: number }>> = {
      register: (from) => shop().call(registerEmail, { body: { email: stranger, captcha, password }, from }),
      "register by phone": (from) =>
        shop().call(registerMobile, {
          body: { phone: "6045550100", countryCode: "1", captcha, password },
          from,
        }),
      reset: (from) =>
        shop().call(emailResetPassword, {
          body: { email, captcha, newPassword: password, passwordAgain: password },
          from,
        }),
      change: (from) =>
        shop().call(emailUpdatePassword, {
          token: data.token,
          body: { captcha, newPassword: password, passwordAgain: password },
          from,
        }),
    };
    const attempt = attempts[what];
    if (!attempt) throw new Error(what);
    expect(await triesFromEverywhere(attempt)).toBe(40);
    // Another account isn't touched.
    const other = { email: someEmail(), captcha, newPassword: password, passwordAgain: password };
    expect((await shop().call(emailResetPassword, { body: other, from: "203.0.113.9" })).code).toBe(
      Code.badRequest,
    );
  },
);
