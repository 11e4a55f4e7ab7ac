import { expect } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { test } from "../support/test.ts";

test("opens pages directly and by links if site data is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto("/goods/goods_search?title=tire");
  await waitForHydration(page);
  const item = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  await item.click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
