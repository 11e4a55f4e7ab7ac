import { expect, request, test, type BrowserContext } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { overflowing } from "./support/overflow.ts";
import { codeFor, newEmail, read, write } from "./support/shop.ts";
import { textsOf } from "./support/texts.ts";

const password = "wheel nuts 42";

/** Registers by the shop's own calls and leaves the session in the browser. */
const register = async (context: BrowserContext): Promise<string> => {
  const email = newEmail("account");
  const page = await context.newPage();
  await write(context, "/api/front/login/email/captcha", email);
  const captcha = await codeFor(page, email);
  const answer = await write(context, "/api/front/login/register/email", { email, captcha, password });
  expect(answer.code, answer.message).toBe(200);
  await page.close();
  return email;
};

/** A picture of 2 by 2 pixels. */
const paper = {
  name: "license.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test("someone applies for a shop in Thai, is approved and told", async ({ page, context, baseURL }) => {
  const say = textsOf("th");
  await page.goto("/th/users/merchant_settled?menuCur=70");
  await expect(page.getByRole("button", { name: say("Create an account to apply") })).toBeVisible();

  await register(context);
  await page.goto("/th/users/merchant_settled?menuCur=70");
  await page.getByLabel(say("Your full name")).fill("Kit Kestrel");
  const shopEmail = newEmail("kestrel");
  await page.getByLabel(say("Business email")).fill(shopEmail);
  const saved = page.waitForResponse(/settled\/draft/);
  await page.getByLabel(say("Business address")).fill("1 Dock Road, Bristol");
  await saved;
  await page.reload();
  await expect(page.getByLabel(say("Your full name"))).toHaveValue("Kit Kestrel");
  expect(await barriers(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await page.getByRole("button", { name: say("Next: {step}") }).click();

  const shopName = `Kestrel ${Date.now() % 1_000_000}`;
  await page.getByLabel(say("Shop name")).fill(shopName);
  await page.getByLabel(say("Merchant category")).selectOption({ index: 1 });
  await page.getByRole("radio").first().check();
  const uploaded = page.waitForResponse(/upload\/image/);
  await page.locator('input[type="file"]').setInputFiles(paper);
  await uploaded;
  await page.getByRole("button", { name: say("Next: {step}") }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: say("Next: {step}") }).click();
  await page.getByRole("button", { name: say("Send code") }).click();
  const captcha = await codeFor(page, shopEmail);
  await page.getByLabel(say("Verification code")).fill(captcha);
  await page.getByRole("button", { name: say("Submit application") }).click();
  await expect(page.getByRole("heading", { name: say("Application submitted") })).toBeVisible();

  const operator = await request.newContext({ ...(baseURL && { baseURL }) });
  const signedIn = await write(operator, "/api/front/login/email", {
    email: "tova@carmine.example",
    password: "Camber-angle-3",
  });
  expect(signedIn.code).toBe(200);
  const { list } = await read<{ list: { id: number; name: string }[] }>(
    operator,
    "/api/operator/application/list?status=1&limit=100",
  );
  const id = list.find(({ name }) => name === shopName)?.id;
  expect((await write(operator, "/api/operator/application/approve", { id })).code).toBe(200);
  await operator.dispose();

  await page.goto("/th/users/notice_list");
  const notice = page.getByRole("listitem").filter({ hasText: shopName });
  await expect(notice).toBeVisible();
  await page.goto("/th/users/application_record");
  await page.getByRole("link", { name: say("Go to your shop") }).click();
  await expect(page.getByRole("heading", { name: shopName }).first()).toBeVisible();
});
