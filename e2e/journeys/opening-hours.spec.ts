import { expect, type Page } from "@playwright/test";
import { hydrated } from "./support/hydrated.ts";
import { read } from "./support/shop.ts";
import { test } from "./support/test.ts";

interface Shop {
  readonly id: number;
  readonly name: string;
}

const shopCalled = async (page: Page, name: string): Promise<number> => {
  const { list } = await read<{ list: readonly Shop[] }>(
    page.context(),
    `/api/front/merchant/search/list?keywords=${encodeURIComponent(name)}&page=1&limit=10`,
  );
  return list.find((shop) => shop.name === name)?.id ?? 0;
};

const head = (page: Page) => page.locator("[data-component=StoreHeader]");

/** Monday to Saturday, 7 to 19 o’clock, in Luleå. */
const nordic = "Nordic Tire House";

test("the head of a shop says by its own clock whether it is open, in each language", async ({ page }) => {
  const id = await shopCalled(page, nordic);
  for (const [prefix, time, words] of [
    ["", "2026-11-25T12:00:00+01:00", "Open now until 7 PM"],
    ["", "2026-11-25T06:30:00+01:00", "Opens 7 AM"],
    ["", "2026-11-28T20:00:00+01:00", "Opens Mon 7 AM"],
    ["/fr", "2026-11-25T12:00:00+01:00", "Ouvert jusqu’à 19 h"],
    ["/fr", "2026-11-28T20:00:00+01:00", "Ouvre lun. à 7 h"],
    ["/es", "2026-11-28T20:00:00+01:00", "Abre el lun a las 7:00"],
    ["/th", "2026-11-25T12:00:00+01:00", "เปิดอยู่ ถึง 19:00 น."],
    ["/lao", "2026-11-28T20:00:00+01:00", "ເປີດວັນຈັນ 07:00"],
    ["/zh-CN", "2026-11-25T12:00:00+01:00", "营业中，19:00 打烊"],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto(`${prefix}/merchant/merchant/home?id=${id}`);
    await hydrated(page);
    await expect(head(page), `${prefix} ${time}`).toContainText(words);
  }
});

test("it turns over as the minute passes, without a message of the browser, and says so without script too", async ({
  page,
  browser,
  baseURL,
}) => {
  const notes: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && notes.push(message.text())));
  const id = await shopCalled(page, nordic);
  const path = `/merchant/merchant/home?id=${id}`;
  await page.clock.install({ time: "2026-11-25T18:59:30+01:00" });
  await page.goto(path);
  await expect(head(page)).toContainText("Open now until 7 PM");
  await page.clock.runFor(60_000);
  await expect(head(page)).toContainText("Opens Thu 7 AM");
  expect(notes).toEqual([]);

  const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await still.newPage();
  await plain.goto(path);
  await expect(head(plain)).toContainText(/Open(s| now)/);
  await still.close();
});
