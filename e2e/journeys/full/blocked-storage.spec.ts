import { expect } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { test } from "../support/test.ts";

test("with site data blocked pages open, also by their links", async ({ page }) => {
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
  await hydrated(page);
  const goods = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  await goods.click();
  await expect(page).toHaveURL(/goods_detail/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
