import { homeIndex, merchantStreet, productDetail } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { merchant } from "../database/schema/merchants.ts";
import { writeProducts } from "../testing/write-products.ts";
import { operator } from "../testing/operator.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { readHome } from "./queries.ts";
import { settingsCommand } from "./settings-command.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const run = async (...args: string[]) => {
  const output: string[] = [];
  const status = await settingsCommand(shop.ctx, operator, args, { write: (text) => output.push(text) });
  return { status, text: output.join("") };
};
const settingsIn = async (locale: "en" | "fr" | "es") =>
  (await shop.call(homeIndex, { locale })).data.settings;

it("has no texts of another shop without a description", async () => {
  expect(Object.values((await settingsIn("en")) ?? {}).every((text) => text === null)).toBe(true);
  expect((await run()).text).toMatch(/^name +\(not set\)/m);
});

it("returns how long items can be sent back", async () => {
  expect((await shop.call(homeIndex)).data.afterSaleDays).toBe(shop.ctx.config.afterSaleDays);
  expect((await readHome(shop.ctx.db, "en", { ...shop.ctx.config, afterSaleDays: 14 })).afterSaleDays).toBe(
    14,
  );
});

it("returns how many shops are open", async () => {
  const { shopCount } = (await shop.call(homeIndex)).data;
  expect(shopCount).toBe(await shop.ctx.db.$count(merchant, eq(merchant.isOpen, true)));
});

it("sets, shows and clears a text by language", async () => {
  expect(await run("set", "name", "Lamp Street")).toMatchObject({ status: 0 });
  await run("set", "tagline", "Light for all");
  await run("set", "tagline", "La lumière pour tous", "--locale", "fr");
  expect(await settingsIn("fr")).toMatchObject({ name: "Lamp Street", tagline: "La lumière pour tous" });
  expect(await settingsIn("es")).toMatchObject({ tagline: "Light for all" });
  expect((await run("get", "tagline", "--locale", "fr")).text).toBe("La lumière pour tous\n");
  await run("set", "tagline", "");
  await expect.poll(async () => (await settingsIn("fr"))?.tagline).toBeNull();
});

it("keeps all concurrently written texts", async () => {
  await run("set", "claim", "1 Quay Street");
  const languages = ["zh-CN", "es", "fr", "th", "lao"];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      languages.map((locale) => run("set", "claim", `${locale} ${round}`, "--locale", locale)),
    );
    const texts = await Promise.all(languages.map((locale) => run("get", "claim", "--locale", locale)));
    expect(texts.map(({ text }) => text)).toEqual(languages.map((locale) => `${locale} ${round}\n`));
  }
});

it("refuses unknown settings and languages, and a translation before the English text", async () => {
  for (const [args, reason] of [
    [["set", "color", "red"], 'there is no setting "color"; use one of name, title, tagline'],
    [["set", "name", "x", "--locale", "de"], '"de" is not a language of the shop'],
    [["set", "heroTitle", "Bonjour", "--locale", "fr"], '"heroTitle" has no English text'],
    [["sing"], 'there is no "settings sing"; use list, get or set'],
  ] as const)
    await expect(run(...args)).rejects.toThrow(reason);
});

it("shows no stars and no verified mark for a shop without them", async () => {
  const id = (await writeProducts(shop.ctx.db, [{ handle: "new", merchant: "New shop" }])).get("new") ?? 0;
  const { data } = await shop.call(productDetail, { params: { id } });
  expect(data.merchantInfo).toMatchObject({ starLevel: null, isVerified: false });
  const { data: street } = await shop.call(merchantStreet);
  expect(street.list[0]).toMatchObject({ starLevel: null, isVerified: false });
});
