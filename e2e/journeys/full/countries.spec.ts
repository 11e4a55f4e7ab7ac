import { expect } from "@playwright/test";
import { becomeVisitor } from "../support/shop.ts";
import { test } from "../support/test.ts";

test("both lists of countries open where the chosen one stands", async ({ page, context }) => {
  await becomeVisitor(context);
  await page.goto("/fr/users/address_list");
  await page.getByRole("main").getByRole("button", { name: "Nouvelle adresse" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("combobox", { name: "Pays ou région" }).click();
  await expect(page.getByRole("option", { name: "France", selected: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: /^Indicatif du pays, France/ }).click();
  await expect(page.getByRole("option", { name: /^France/, selected: true })).toBeInViewport({ ratio: 1 });
});
