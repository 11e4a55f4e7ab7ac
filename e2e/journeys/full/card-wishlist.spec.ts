import { expect } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { latestCode, newEmail, read } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

test("saves a product from a card of a search after signing in, and one from a card of the home page", async ({
  page,
  context,
}) => {
  const email = newEmail("hearts");
  await page.goto("/goods/goods_search?title=wax");
  await waitForHydration(page);
  const card = page.getByRole("main").getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  const heart = page.getByRole("main").getByRole("button", { name: `Save ${name}`, exact: true });
  await card.hover();
  await heart.click();
  // The button must not follow the card's link.
  expect(new URL(page.url()).pathname).toBe("/goods/goods_search");
  const panel = page.getByRole("dialog");
  await panel
    .getByRole("button", { name: translate.tagged("New to {shop}? <link>Create account</link>") })
    .click();
  await panel.getByRole("textbox", { name: translate("Email") }).fill(email);
  await panel.getByRole("button", { name: translate("Send code") }).click();
  await panel.getByLabel(translate("Verification code")).fill(await latestCode(page, email));
  await panel.getByLabel(translate("Password")).fill("Round-wheel-77");
  await panel.getByRole("checkbox").check();
  await panel.getByRole("button", { name: translate("Create account") }).click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const saved = async (): Promise<string[]> =>
    (
      await read<{ list: { storeName: string }[] }>(context, "/api/front/collect/product/list?page=1&limit=9")
    ).list.map(({ storeName }) => storeName);
  await expect.poll(saved).toEqual([name]);

  await page.goto("/");
  await waitForHydration(page);
  const tire = page.getByRole("region", { name: "Tires" }).getByRole("article").first();
  // A card can have the model and the size on a line each.
  const other = (await tire.getByRole("heading").innerText()).replaceAll(/\s+/g, " ");
  const otherHeart = tire.getByRole("button", { name: `Save ${other}`, exact: true });
  await tire.hover();
  await otherHeart.click();
  await expect.poll(saved).toEqual([other, name]);
});
