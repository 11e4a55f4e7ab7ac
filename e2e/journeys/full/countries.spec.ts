import { expect } from "@playwright/test";
import { createGuestAccount } from "../support/shop.ts";
import { test } from "../support/test.ts";

test("opens both country lists at the selected country", async ({ page, context }) => {
  await createGuestAccount(context);
  await page.goto("/fr/users/address_list");
  await page.getByRole("main").getByRole("button", { name: "Nouvelle adresse" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("combobox", { name: "Pays ou région" }).click();
  await expect(page.getByRole("option", { name: "France", selected: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: /^Indicatif du pays, France/ }).click();
  await expect(page.getByRole("option", { name: /^France/, selected: true })).toBeInViewport({ ratio: 1 });
});
