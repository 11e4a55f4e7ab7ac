import { expect } from "@playwright/test";
import { waitForHydration } from "./support/hydration.ts";
import { read, registerAs } from "./support/shop.ts";
import { test } from "./support/test.ts";
import { textsOf } from "./support/texts.ts";

test("refuses an empty question with an error at the field, in the shopper's language", async ({ page }) => {
  const translate = textsOf("lao");
  await page.goto("/lao/goods_detail/1?tab=questions");
  await waitForHydration(page);
  const field = page.getByRole("textbox", { name: translate("Your question") });
  await page.getByRole("button", { name: translate("Ask the shop") }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(translate("Write your question")));
  await field.fill("?");
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: translate("Ask the shop") }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(translate("Write your question")));
});

test("submits a visitor's question and helpful vote after they sign in", async ({ page, context }) => {
  const translate = textsOf("en");
  const password = "Round-wheel-77";
  const email = await registerAs(context, "asks", password);
  await context.clearCookies();
  const signIn = async (): Promise<void> => {
    const panel = page.getByRole("dialog");
    await panel.getByRole("textbox", { name: translate("Email") }).fill(email);
    await panel.getByLabel(translate("Password"), { exact: true }).fill(password);
    await panel.getByRole("checkbox").first().check();
    await panel.getByRole("button", { name: translate("Sign in"), exact: true }).click();
    await expect(panel).toHaveCount(0);
  };
  const { list } = await read<{ list: { id: number }[] }>(context, "/api/front/product/list?page=1&limit=12");
  const id = list.at(-1)?.id ?? 0;
  const words = `Does ${email} fit?`;
  await page.goto(`/goods_detail/${id}?tab=questions`);
  await waitForHydration(page);
  await page.getByRole("textbox", { name: translate("Your question") }).fill(words);
  await page.getByRole("button", { name: translate("Ask the shop") }).click();
  await signIn();
  await expect(
    page.getByText(translate("Sent. We’ll tell you when the shop answers.")).first(),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: translate("Your question") })).toHaveValue("");

  await context.clearCookies();
  await page.goto("/goods_detail/1?tab=reviews");
  await waitForHydration(page);
  const helpful = page.getByRole("button", { name: /^Helpful/ }).first();
  await helpful.click();
  await signIn();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
});

test("sets one canonical URL for all spellings of a page's URL", async ({ request }) => {
  const canonicalOf = async (path: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec(await (await request.get(path)).text())?.[1];
  const canonical = await canonicalOf("/goods_detail/1");
  expect(canonical).toMatch(/\/goods_detail\/1$/);
  for (const path of ["/goods_detail/1/", "/Goods_Detail/1", "/GOODS_DETAIL/1/"])
    expect(await canonicalOf(path), path).toBe(canonical);
});
