import { expect, type BrowserContext, type Page } from "@playwright/test";
import { barriers } from "../support/barriers.ts";
import { hydrated } from "../support/hydrated.ts";
import { overflowing } from "../support/overflow.ts";
import { read, registerAs } from "../support/shop.ts";
import { shopCommand } from "../support/shop-command.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const say = textsOf("en");
const password = "Round-wheel-77";
const minute = 60_000;

interface Listed {
  readonly id: number;
  readonly name: string;
}

interface Deal {
  readonly proId: number;
  readonly storeName: string;
  readonly otPrice: string;
  readonly quota: number | null;
  readonly sold: number | null;
}

const open = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/goods/activity_list?id=${id}`);
  await hydrated(page);
};

const listed = (context: BrowserContext) => read<Listed[]>(context, "/api/front/activity/index/list");

const dealsOf = async (context: BrowserContext, id: number): Promise<Deal[]> =>
  (await read<{ list: Deal[] }>(context, `/api/front/activity/list/${id}?limit=100`)).list;

/** So many ms from now, as the command line takes it. */
const moment = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** Writes an activity by the options of the command. @returns its number */
const write = (options: Readonly<Record<string, string>>, id?: number): number => {
  const words = Object.entries(options).flatMap(([name, said]) => [`--${name}`, said]);
  const said = shopCommand("activity", "set", ...(id === undefined ? [] : [String(id)]), ...words);
  return Number(/activity (\d+) is written/.exec(said)?.[1]);
};

const signIn = async (page: Page, email: string): Promise<void> => {
  const panel = page.getByRole("dialog");
  await panel.getByRole("textbox", { name: "Email" }).fill(email);
  await panel.getByLabel("Password", { exact: true }).fill(password);
  await panel.getByRole("checkbox").first().check();
  await panel.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(panel).toHaveCount(0);
};

const isSound = async (page: Page): Promise<void> => {
  expect.soft(await barriers(page), page.url()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 720 });
  expect.soft(await overflowing(page), page.url()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
};

test("deals that begin are reminded of, turn under one's eyes, and give way to others when they are over", async ({
  page,
  context,
}) => {
  test.slow();
  const email = await registerAs(context, "night", password);
  await context.clearCookies();
  const [running] = await listed(context);
  const goods = (await dealsOf(context, running?.id ?? 0)).slice(0, 6);
  const id = write({
    name: "Night sale",
    instruction: "Only tonight.",
    products: goods.map(({ proId }) => proId).join(","),
    begins: moment(60 * minute),
    ends: moment(120 * minute),
  });
  const main = page.getByRole("main");
  try {
    await open(page, id);
    await expect(main.getByText(say("Starts in"))).toBeVisible();
    await expect(main.getByText(say("Price shows at the start"))).toHaveCount(goods.length);
    await expect(main.getByRole("article").getByText("$")).toHaveCount(0);
    await isSound(page);

    // A visitor is asked to sign in; then it is done.
    const remind = main.getByRole("button", { name: "Remind me: Night sale" });
    await remind.first().click();
    await signIn(page, email);
    await expect(main.getByRole("button", { name: "We’ll remind you: Night sale" }).first()).toBeVisible();
    // The button says so before the server has answered.
    await expect.poll(() => read<number[]>(context, "/api/front/activity/remind/list")).toEqual([id]);

    write({ begins: moment(25_000) }, id);
    await expect(async () => {
      await open(page, id);
      await expect(page.getByRole("timer").first()).toContainText(/00\s*min/, { timeout: 1000 });
    }).toPass();
    await expect(main.getByText(say("Ends in")).first()).toBeVisible({ timeout: minute });
    await expect(remind).toHaveCount(0);
    await expect(main.getByRole("article").getByText("$").first()).toBeVisible();

    // The job of the shop runs every 15 s.
    await expect
      .poll(
        async () =>
          (
            await read<{ list: { type: string; link: string }[] }>(context, "/api/front/notice/list")
          ).list.map(({ type, link }) => [type, link]),
        { timeout: minute },
      )
      .toContainEqual(["activityBegun", `/goods/activity_list?id=${id}`]);

    write({ ends: moment(25_000) }, id);
    await expect(async () => {
      await open(page, id);
      await expect(page.getByRole("timer").first()).toContainText(/00\s*min/, { timeout: 1000 });
    }).toPass();
    await expect(main.getByText(say("Ended on {until}"))).toBeVisible({ timeout: minute });
    await expect(main.getByRole("heading", { name: running?.name ?? "" })).toBeVisible();
    // It is found later, too.
    expect((await page.goto(`/goods/activity_list?id=${id}`))?.status()).toBe(200);
    await hydrated(page);
    await expect(main.getByText(say("Ended on {until}"))).toBeVisible();
    await isSound(page);
  } finally {
    shopCommand("activity", "remove", String(id));
  }
});

test("all deals end with the activity that begins next, which one can be reminded of", async ({
  page,
  context,
}) => {
  // Other journeys plan activities, too, and begin them.
  await expect(async () => {
    const [next] = await read<Listed[]>(context, "/api/front/activity/coming");
    await page.goto("/goods/activity_list");
    await hydrated(page);
    const card = page.getByRole("region", { name: `Next: ${next?.name}` });
    await expect(card.getByRole("button", { name: `Remind me: ${next?.name}` })).toBeVisible({
      timeout: 1000,
    });
    await card.getByRole("link", { name: next?.name ?? "" }).click();
    await page.waitForURL(new RegExp(`id=${next?.id}`));
  }).toPass();
});

test("a deal of which everything is claimed is back at its list price, and offers a notice", async ({
  page,
  context,
}) => {
  await registerAs(context, "claimed", password);
  const found: { id: number; deal: Deal }[] = [];
  for (const { id } of await listed(context))
    for (const deal of await dealsOf(context, id))
      if (deal.quota !== null && (deal.sold ?? 0) >= deal.quota) found.push({ id, deal });
  const [claimed] = found;
  if (!claimed) throw new Error("The demo has a deal of which everything is claimed");
  await open(page, claimed.id);
  const card = page.getByRole("article").filter({ hasText: claimed.deal.storeName });
  await expect(card.getByText(say("All claimed"))).toBeVisible();
  await expect(card).toContainText(`$${claimed.deal.otPrice}`);
  await expect(card).toContainText("Back at the list price");
  await card.getByRole("button", { name: /^Notify me: / }).click();
  await expect(card.getByRole("button", { name: /^We’ll let you know: / })).toBeVisible();
});

test("what is claimed is asked for each minute, and the clock goes by the server's time", async ({
  page,
  context,
}) => {
  // This device is a day ahead.
  await page.clock.install({ time: Date.now() + 24 * 60 * minute });
  const ending = (
    await read<(Listed & { endTime: string })[]>(context, "/api/front/activity/index/list")
  ).find(({ endTime }) => Date.parse(`${endTime.replace(" ", "T")}+08:00`) - Date.now() > 2 * minute);
  if (!ending) throw new Error("The demo has an activity that goes on");
  const { id, endTime } = ending;
  const refreshes: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(`/api/front/activity/list/${id}`)) refreshes.push(request.url());
  });
  await page.goto(`/goods/activity_list?id=${id}`);
  await page.clock.runFor(2000);
  await hydrated(page);
  const left = Date.parse(`${endTime.replace(" ", "T")}+08:00`) - Date.now();
  const days = Math.floor(left / (24 * 60 * minute));
  const hours = Math.floor(left / (60 * minute)) % 24;
  const two = (count: number): string => String(count).padStart(2, "0");
  await expect(page.getByRole("timer").first()).toContainText(
    new RegExp(`${days > 0 ? `${two(days)}\\s*days?\\s*` : ""}${two(hours)}\\s*hours?`),
  );
  expect(refreshes).toEqual([]);
  await page.clock.runFor(61_000);
  await expect.poll(() => refreshes.length).toBe(1);
  await page.clock.runFor(60_000);
  await expect.poll(() => refreshes.length).toBe(2);
});
