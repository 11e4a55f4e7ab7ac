import { expect } from "@playwright/test";
import { test } from "./support/test.ts";

test("opens the user agreement and the privacy policy at their own URLs", async ({ page, context }) => {
  await page.goto("/login?view=register", { waitUntil: "networkidle" });
  const texts: string[] = [];
  for (const [at, title] of ["User Agreement", "Privacy Policy"].entries()) {
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("main").locator("label").getByRole("link").nth(at).click(),
    ]);
    await expect(opened.getByRole("heading", { level: 1, name: title })).toBeVisible({
      timeout: 5000,
    });
    await expect(opened.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(9);
    texts.push(await opened.getByRole("article").innerText());
    await opened.close();
  }
  expect(texts[0]).not.toBe(texts[1]);
  for (const title of ["User Agreement", "Privacy Policy"])
    await expect(page.getByRole("contentinfo").getByRole("link", { name: title })).toBeVisible();
});
