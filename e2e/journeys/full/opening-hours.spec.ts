import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { read } from "../support/shop.ts";
import { test } from "../support/test.ts";

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

/** Sets the time that the server reports. */
const setServerTime = async (page: Page, time: string): Promise<void> => {
  const date = new Date(time).toUTCString();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route(/\/(api\/|robots\.txt)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
};

/** How far the device clock is behind. */
const hoursSlow = 9;
const deviceTime = (time: string): number => Date.parse(time) - hoursSlow * 3_600_000;

const head = (page: Page) => page.locator("[data-component=StoreHeader]");

/** Open Monday to Saturday, 7:00–19:00, in Luleå. */
const nordic = "Nordic Tire House";

test("shows by the shop's time zone whether it is open, whatever the device clock is", async ({ page }) => {
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
    await setServerTime(page, time);
    await page.clock.setFixedTime(deviceTime(time));
    await page.goto(`${prefix}/merchant/merchant/home?id=${id}`);
    await waitForHydration(page);
    await expect(head(page), `${prefix} ${time}`).toContainText(words);
  }
});

test("updates the opening state each minute without a console message, and shows it without JavaScript", async ({
  page,
  browser,
  baseURL,
}) => {
  const notes: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && notes.push(message.text())));
  const id = await shopCalled(page, nordic);
  const path = `/merchant/merchant/home?id=${id}`;
  const time = "2026-11-25T18:59:30+01:00";
  await setServerTime(page, time);
  await page.clock.install({ time: deviceTime(time) });
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
