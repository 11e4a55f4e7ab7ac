import {
  captchaMerchantSettled,
  Code,
  merchantCategories,
  merchantTypes,
  settledApply,
} from "@carmine/api/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { photo, sendPicture } from "../../testing/pictures.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeShopper, type Shopper } from "../../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/** Applies like a client that only knows the contract. */
const apply = async ({ token }: Shopper, email: string, captcha: string) => {
  const [[category], [type]] = await Promise.all([
    shop.call(merchantCategories).then(({ data }) => data),
    shop.call(merchantTypes).then(({ data }) => data),
  ]);
  const paper = await sendPicture(shop, await photo().toBuffer(), { token, query: "model=product&pid=1" });
  const body = {
    name: `Kestrel ${email}`,
    categoryId: category?.id ?? 0,
    typeId: type?.id ?? 0,
    realName: "Kit Kestrel",
    email,
    captcha,
    address: "1 Dock Road",
    qualificationPicture: JSON.stringify([paper.data.url]),
  };
  return (await shop.call(settledApply, { token, body })).code;
};

it("sends a code to signed-out callers, and accepts it once from the account that signs in afterwards", async () => {
  const [applicant, other] = [await makeShopper(shop), await makeShopper(shop)];
  const email = "open@kestrel.example";
  expect(await shop.call(captchaMerchantSettled, { body: email })).toMatchObject({
    code: Code.ok,
    data: true,
  });
  const captcha = /\d{6}/.exec(shop.messages.findLast(({ to }) => to === email)?.text ?? "")?.[0] ?? "";
  expect((await shop.call(captchaMerchantSettled, { body: email })).code, "at once again").toBe(Code.tooMany);
  expect(await apply(applicant, email, captcha === "000000" ? "000001" : "000000")).toBe(Code.badRequest);
  expect(await apply(applicant, "another@kestrel.example", captcha), "another email").toBe(Code.badRequest);
  expect(await apply(applicant, email, captcha)).toBe(Code.ok);
  expect(await apply(other, email, captcha), "used").toBe(Code.badRequest);
});
