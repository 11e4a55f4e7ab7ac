import { homeIndex, merchantIndex, merchantService, readPayCurrency } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntry } from "../database/schema/audit.ts";
import { readHome } from "../content/queries.ts";
import { runIn } from "../testing/command-line.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeMerchant } from "../testing/test-shop.ts";
import { WrongUse } from "./index.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());
const run = (...words: string[]) => runIn(shop, ...words);

it("writes the contact channels of the marketplace and of a shop", async () => {
  const id = await makeMerchant(shop.ctx.db, "Service Street");
  const home = async (locale: "en" | "fr") => {
    const { data } = await shop.call(homeIndex, { locale });
    return { ...data, shopPayCurrency: readPayCurrency(data.shopPayCurrency) };
  };
  const ofShop = async () => (await shop.call(merchantService, { params: { id } })).data;
  // A marketplace without a description has its configured currency.
  const currency = (await home("en")).shopPayCurrency;
  expect((await run("service")).text).toBe(
    "chat     (none)\nphone    (none)\nmessage  (none)\nemail    (none)\nhours    (none)\n",
  );
  await run("service", "--message", "https://m.example/carmine", "--email", "help@carmine.example");
  await expect
    .poll(() => home("en"))
    .toMatchObject({
      consumerType: "message",
      consumerMessage: "https://m.example/carmine",
      consumerEmail: "help@carmine.example",
      consumerHotline: "",
      consumerHours: null,
      shopPayCurrency: currency,
    });
  await run("service", "--phone", "+1 800 555 0146", "--message", "", "--hours", "Every day");
  await run("service", "--hours", "Tous les jours", "--language", "fr");
  await expect
    .poll(() => home("fr"))
    .toMatchObject({
      consumerType: "hotline",
      consumerMessage: "",
      consumerHotline: "+1 800 555 0146",
      consumerHours: "Tous les jours",
    });
  expect((await run("service")).text).toContain("hours    en: Every day | fr: Tous les jours\n");
  await run("service", "--merchant", "service street", "--chat", "https://chat.example/1", "--hours", "9–17");
  await expect.poll(ofShop).toMatchObject({
    serviceType: "H5",
    serviceLink: "https://chat.example/1",
    servicePhone: null,
    openingTime: "9–17",
  });
  // The charged currency is a setting: it isn't stored with the first description.
  for (const [charged, locale, symbol] of [
    ["EUR", "en", "€"],
    ["USD", "zh-CN", "$"],
    ["CNY", "zh-CN", "¥"],
    ["CNY", "en", "CN¥"],
  ] as const) {
    const { shopPayCurrency } = await readHome(shop.ctx.db, locale, {
      ...shop.ctx.config,
      currency: charged,
    });
    expect(readPayCurrency(shopPayCurrency)).toMatchObject({ currency: charged, symbol });
  }
  for (const wrong of [
    ["--chat", "javascript:alert(1)"],
    ["--phone", "call me"],
    ["--email", "nobody"],
    ["--hours", "x", "--language", "de"],
    ["--merchant", "Nowhere"],
  ])
    await expect(run("service", ...wrong), wrong.join(" ")).rejects.toThrow(WrongUse);
  const acts = await shop.ctx.db
    .select({ subject: auditEntry.subject, merchantId: auditEntry.merchantId })
    .from(auditEntry)
    .where(eq(auditEntry.action, "service.write"))
    .orderBy(auditEntry.id);
  expect(acts).toEqual([
    ...Array.from({ length: 3 }, () => ({ subject: "service", merchantId: null })),
    { subject: `service:${id}`, merchantId: id },
  ]);
});

it("writes the opening hours of a shop, shown on its page", async () => {
  const id = await makeMerchant(shop.ctx.db, "Clock Street");
  const ofShop = async () => (await shop.call(merchantIndex, { params: { id } })).data.openingHours;
  const service = (...words: string[]) => run("service", "--merchant", "Clock Street", ...words);
  expect((await service()).text).toContain("open     (none)\n");
  const shown = await service("--open", "Mon-Tue 8:00-20:00", "--time-zone", "Europe/Paris");
  expect(shown.text).toContain("open     Mon 08:00-20:00, Tue 08:00-20:00 (Europe/Paris)\n");
  const periods = [
    { day: 1, from: "08:00", to: "20:00" },
    { day: 2, from: "08:00", to: "20:00" },
  ];
  await expect.poll(ofShop).toEqual({ timeZone: "Europe/Paris", periods });
  // Each option leaves the other unchanged; contact channels leave both.
  await service("--time-zone", "Asia/Tokyo");
  await service("--phone", "+1 800 555 0146");
  await expect.poll(ofShop).toEqual({ timeZone: "Asia/Tokyo", periods });
  await service("--open", "Sun 10:00-24:00");
  await expect
    .poll(ofShop)
    .toEqual({ timeZone: "Asia/Tokyo", periods: [{ day: 7, from: "10:00", to: "24:00" }] });
  await service("--open", "");
  await expect.poll(ofShop).toBeNull();
  for (const wrong of [
    ["--open", "Every day"],
    ["--open", "Mon 20:00-08:00", "--time-zone", "Asia/Tokyo"],
    ["--open", "Mon 08:00-20:00", "--time-zone", "Middle/Earth"],
    // Opening hours need a time zone.
    ["--open", "Mon 08:00-20:00"],
    ["--time-zone", "Asia/Tokyo"],
  ])
    await expect(service(...wrong), wrong.join(" ")).rejects.toThrow(WrongUse);
  await expect(run("service", "--open", "Mon 08:00-20:00")).rejects.toThrow(WrongUse);
});

it("keeps all concurrently written channels", async () => {
  await makeMerchant(shop.ctx.db, "Busy Street");
  for (const whose of [["--merchant", "Busy Street"], []])
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        [
          ["--chat", `https://c.example/${round}`],
          ["--message", `https://m.example/${round}`],
          ["--phone", `+41 44 000 00 0${round}`],
          ["--email", `help${round}@quay.example`],
        ].map((words) => run("service", ...whose, ...words)),
      );
      const { text } = await run("service", ...whose);
      for (const contact of [`c.example/${round}`, `m.example/${round}`, `00 0${round}`, `help${round}@`])
        expect(text).toContain(contact);
    }
});
