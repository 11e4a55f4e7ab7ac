import {
  aboutUs,
  loginMethods,
  merchantAgreement,
  privacyPolicy,
  settledAgreement,
  userAgreement,
  wireLocales,
} from "@carmine/api/contract";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operator } from "../../testing/operator.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { listVersions } from "./agreement-versions.ts";
import { agreementCommand } from "./agreement-command.ts";
import { privacyPolicy as standardPrivacy } from "./privacy-policy.ts";
import { userAgreement as standardUser } from "./user-agreement.ts";
import { writeAgreement } from "./write-agreement.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it.each(wireLocales)("has both texts that a shopper consents to in %s", async (locale) => {
  const { data: agreed } = await shop.call(userAgreement, { locale });
  const { data: privacy } = await shop.call(privacyPolicy, { locale });
  for (const [heading] of standardUser[locale]) expect(agreed).toContain(`<h2>${heading}</h2>`);
  for (const [heading] of standardPrivacy[locale]) expect(privacy).toContain(`<h2>${heading}</h2>`);
  expect(agreed + privacy).not.toContain("{shop}");
  expect((await shop.call(loginMethods, { locale })).data.agreement).toBe(agreed);
});

it("has every section in every language", () => {
  for (const text of [standardUser, standardPrivacy])
    for (const locale of wireLocales) expect(text[locale]).toHaveLength(text.en.length);
});

it("shows the operator's own text immediately, in English if a language is missing", async () => {
  const read = async (locale: "en" | "fr" | "th") => (await shop.call(privacyPolicy, { locale })).data;
  await writeAgreement(shop.ctx, operator, "privacy", "en", "<p>Ours</p>");
  await expect.poll(() => read("en")).toBe("<p>Ours</p>");
  await writeAgreement(shop.ctx, operator, "privacy", "fr", "<p>La nôtre</p>");
  await expect.poll(() => read("fr")).toBe("<p>La nôtre</p>");
  expect(await read("th")).toBe("<p>Ours</p>");
});

it("imports a file of the operator and sanitizes it", async () => {
  const file = join(await mkdtemp(join(tmpdir(), "agreement-")), "terms.html");
  await writeFile(file, "<h2>Terms</h2><script>alert(1)</script><p onclick='x()'>Fair</p>");
  const { ctx } = shop;
  const publish = (change: { key?: string; language?: string; file?: string; validFrom?: string } = {}) =>
    agreementCommand({ ctx, actor: operator, key: "user", file, language: "en", ...change });
  await publish();
  await expect
    .poll(async () => (await shop.call(loginMethods)).data.agreement)
    .toBe("<h2>Terms</h2><p>Fair</p>");
  await expect(publish({ key: "terms" })).rejects.toThrow('there is no text "terms"; use one of user');
  await expect(publish({ language: "de" })).rejects.toThrow('"de" is not a language of the shop');
  await expect(publish({ file: `${file}.gone` })).rejects.toThrow("can't be read");
  await expect(publish({ validFrom: "2040-02-30" })).rejects.toThrow('"2040-02-30" is not a day');
  await publish({ validFrom: "2040-01-31" });
  await publish({ validFrom: "2040-01-31", language: "fr" });
  const days = (await listVersions(ctx.db, ctx, "user")).map(({ validFrom, html }) => [
    validFrom,
    Object.keys(html ?? {}),
  ]);
  expect(days).toEqual([
    ["2040-01-31", ["en", "fr"]],
    [null, ["en"]],
  ]);
  await writeFile(file, "<script>1</script>");
  await expect(publish()).rejects.toThrow("has no text");
});

it("returns an empty text if there is none", async () => {
  for (const endpoint of [merchantAgreement, aboutUs]) expect((await shop.call(endpoint)).data).toBe("");
  await writeAgreement(shop.ctx, operator, "merchant", "en", "<p>Sell</p>");
  await expect
    .poll(async () => (await shop.call(settledAgreement)).data)
    .toEqual({ agreement: "<p>Sell</p>" });
  expect((await shop.call(merchantAgreement)).data).toBe("<p>Sell</p>");
});
