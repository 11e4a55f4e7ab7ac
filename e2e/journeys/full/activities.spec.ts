import { expect, type BrowserContext, type Page } from "@playwright/test";
import { axeViolations } from "../support/axe-violations.ts";
import { waitForHydration } from "../support/hydration.ts";
import { overflowingElements } from "../support/overflow.ts";
import { read, registerAs } from "../support/shop.ts";
import { shopCommand } from "../support/shop-command.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");
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
  await waitForHydration(page);
};

const listed = (context: BrowserContext) => read<Listed[]>(context, "/api/front/activity/index/list");

const dealsOf = async (context: BrowserContext, id: number): Promise<Deal[]> =>
  (await read<{ list: Deal[] }>(context, `/api/front/activity/list/${id}?limit=100`)).list;

/** Time in `ms` from now, in the format of the command line. */
const moment = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** Creates or updates an activity by command line. @returns its id */
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
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 720 });
  expect.soft(await overflowingElements(page), page.url()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
};

test("sends a reminder, starts a deal while the page is open and replaces it after its end", async ({
  page,
  context,
}) => {
  test.slow();
  const email = await registerAs(context, "night", password);
  await context.clearCookies();
  const [running] = await listed(context);
  const items = (await dealsOf(context, running?.id ?? 0)).slice(0, 6);
  const id = write({
    name: "Night sale",
    instruction: "Only tonight.",
    products: items.map(({ proId }) => proId).join(","),
    begins: moment(60 * minute),
    ends: moment(120 * minute),
  });
  const main = page.getByRole("main");
  try {
    await open(page, id);
    await expect(main.getByText(translate("Starts in"))).toBeVisible();
    await expect(main.getByText(translate("Price revealed at start"))).toHaveCount(items.length);
    await expect(main.getByRole("article").getByText("$")).toHaveCount(0);
    await isSound(page);

    // A visitor signs in first; then the reminder is set.
    const remind = main.getByRole("button", { name: "Remind me: Night sale" });
    await remind.first().click();
    await signIn(page, email);
    await expect(main.getByRole("button", { name: "We’ll remind you: Night sale" }).first()).toBeVisible();
    // The button changes before the server responds.
    await expect.poll(() => read<number[]>(context, "/api/front/activity/remind/list")).toEqual([id]);

    write({ begins: moment(25_000) }, id);
    await expect(async () => {
      await open(page, id);
      await expect(page.getByRole("timer").first()).toContainText(/00\s*min/, { timeout: 1000 });
    }).toPass();
    await expect(main.getByText(translate("Ends in")).first()).toBeVisible({ timeout: minute });
    await expect(remind).toHaveCount(0);
    await expect(main.getByRole("article").getByText("$").first()).toBeVisible();

    // The job runs every 15 s.
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
    await expect(main.getByText(translate("Ended on {until}"))).toBeVisible({ timeout: minute });
    await expect(main.getByRole("heading", { name: running?.name ?? "" })).toBeVisible();
    // Its page stays available.
    expect((await page.goto(`/goods/activity_list?id=${id}`))?.status()).toBe(200);
    await waitForHydration(page);
    await expect(main.getByText(translate("Ended on {until}"))).toBeVisible();
    await isSound(page);
  } finally {
    shopCommand("activity", "remove", String(id));
  }
});

test("ends all deals with the start of the next activity and offers a reminder for it", async ({
  page,
  context,
}) => {
  // Other journeys also schedule and start activities.
  await expect(async () => {
    const [next] = await read<Listed[]>(context, "/api/front/activity/coming");
    await page.goto("/goods/activity_list");
    await waitForHydration(page);
    const card = page.getByRole("region", { name: `Next: ${next?.name}` });
    await expect(card.getByRole("button", { name: `Remind me: ${next?.name}` })).toBeVisible({
      timeout: 1000,
    });
    await card.getByRole("link", { name: next?.name ?? "" }).click();
    await page.waitForURL(new RegExp(`id=${next?.id}`));
  }).toPass();
});

test("restores the list price of a fully claimed deal and offers a notification", async ({
  page,
  context,
}) => {
  await registerAs(context, "claimed", password);
  const found: { id: number; deal: Deal }[] = [];
  for (const { id } of await listed(context))
    for (const deal of await dealsOf(context, id))
      if (deal.quota !== null && (deal.sold ?? 0) >= deal.quota) found.push({ id, deal });
  const [claimed] = found;
  if (!claimed) throw new Error("The demo has no fully claimed deal");
  await open(page, claimed.id);
  const card = page.getByRole("article").filter({ hasText: claimed.deal.storeName });
  await expect(card.getByText(translate("All claimed"))).toBeVisible();
  await expect(card).toContainText(`$${claimed.deal.otPrice}`);
  await expect(card).toContainText("Back to list price");
  await card.getByRole("button", { name: /^Notify me: / }).click();
  await expect(card.getByRole("button", { name: /^We’ll let you know: / })).toBeVisible();
});

test("polls the claimed share each minute and runs the countdown on server time", async ({
  page,
  context,
}) => {
  // The device clock is one day ahead.
  await page.clock.install({ time: Date.now() + 24 * 60 * minute });
  const ending = (
    await read<(Listed & { endTime: string })[]>(context, "/api/front/activity/index/list")
  ).find(({ endTime }) => Date.parse(`${endTime.replace(" ", "T")}+08:00`) - Date.now() > 2 * minute);
  if (!ending) throw new Error("The demo has no current activity");
  const { id, endTime } = ending;
  const refreshes: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(`/api/front/activity/list/${id}`)) refreshes.push(request.url());
  });
  await page.goto(`/goods/activity_list?id=${id}`);
  await page.clock.runFor(2000);
  await waitForHydration(page);
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
