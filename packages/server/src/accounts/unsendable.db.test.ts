import { emailCaptcha, emailForgetPassword, sendCode, type WireLocale } from "@carmine/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { someEmail, somePhone } from "../testing/accounts-app.ts";

const ask = (shop: TestApp, locale: WireLocale = "en") => ({
  register: () => shop.call(emailCaptcha, { body: someEmail(), locale }),
  reset: () => shop.call(emailForgetPassword, { body: someEmail(), locale }),
  phone: () => shop.call(sendCode, { body: somePhone(), locale }),
});

describe("a shop outside of the demo", () => {
  let bare: TestApp;
  let withMail: TestApp;
  beforeAll(async () => {
    bare = await testApp({ demo: false });
    withMail = await testApp({ demo: false, smtpUrl: "smtp://127.0.0.1:9" });
  });
  afterAll(async () => {
    await bare.close();
    await withMail.close();
  });

  it("reports that it can't send a code", async () => {
    const calls = ask(bare);
    for (const call of [calls.register, calls.reset])
      expect(await call()).toMatchObject({
        code: 500,
        message: "We can’t send email right now, so no code is on its way. Try again later.",
      });
    expect(await calls.phone()).toMatchObject({
      code: 500,
      message: "We can’t send text messages right now. Use your email instead.",
    });
    expect((await ask(bare, "fr").register()).message).toMatch(/e-mail/);
    expect(bare.messages).toEqual([]);
  });

  it("sends mail with a mail provider, but no text messages", async () => {
    const calls = ask(withMail);
    expect(await calls.register()).toMatchObject({ code: 200 });
    expect((await calls.phone()).code).toBe(500);
    expect(withMail.messages.map(({ kind }) => kind)).toEqual(["mail"]);
  });
});
