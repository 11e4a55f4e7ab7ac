import { expect } from "@playwright/test";
import { hydrated } from "./support/hydrated.ts";
import { test } from "./support/test.ts";
import { textsOf } from "./support/texts.ts";

test("a question that is too short is refused at its field, in the shopper's language", async ({ page }) => {
  const say = textsOf("lao");
  await page.goto("/lao/goods_detail/1?tab=questions");
  await hydrated(page);
  const field = page.getByRole("textbox", { name: say("Your question") });
  await page.getByRole("button", { name: say("Ask the shop") }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(say("Write your question")));
  await field.fill("?");
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: say("Ask the shop") }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(say("Use 5 to 300 characters")));
});

test("a page has one canonical address, however its address is written", async ({ request }) => {
  const canonicalOf = async (path: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec(await (await request.get(path)).text())?.[1];
  const canonical = await canonicalOf("/goods_detail/1");
  expect(canonical).toMatch(/\/goods_detail\/1$/);
  for (const path of ["/goods_detail/1/", "/Goods_Detail/1", "/GOODS_DETAIL/1/"])
    expect(await canonicalOf(path), path).toBe(canonical);
});
