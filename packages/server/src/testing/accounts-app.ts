import { emailCaptcha, registerEmail } from "@carmine/api/contract";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { testApp, type TestApp } from "./test-app.ts";
import { rateLimit } from "../database/schema/platform.ts";

export const password = "wheel nuts 42";
export const wrongCode = (code: string): string => (code === "111111" ? "222222" : "111111");

let nobody = 0;
export const someEmail = (): string => `someone${(nobody += 1)}@shop.example`;
export const somePhone = (): { countryCode: string; phone: string } => ({
  countryCode: "+1",
  phone: `55501${String((nobody += 1)).padStart(5, "0")}`,
});

/**
 * A marketplace for the tests of one file. The clock advances before each test, past all waiting times and
 * limits of the previous one.
 */
export const accountsApp = () => {
  let app: TestApp | undefined;
  const shop = (): TestApp => {
    if (app === undefined) throw new Error("The marketplace is only available after beforeAll.");
    return app;
  };
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => shop().close());
  beforeEach(async () => {
    await shop().ctx.db.delete(rateLimit);
    shop().clock.advance(61_000);
  });
  const lastCode = (to: string): string =>
    /\d{6}/.exec(shop().messages.findLast((message) => message.to === to)?.text ?? "")?.[0] ?? "";
  const codeFor = async (email: string): Promise<string> => {
    await shop().call(emailCaptcha, { body: email });
    return lastCode(email);
  };
  const register = async (email = someEmail()) => {
    const answer = await shop().call(registerEmail, {
      body: { email, captcha: await codeFor(email), password },
    });
    return { email, ...answer };
  };
  return { shop, lastCode, codeFor, register };
};
