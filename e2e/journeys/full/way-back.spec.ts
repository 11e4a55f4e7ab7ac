import { expect, type Page } from "@playwright/test";
import { registerAs, someGoods } from "../support/shop.ts";
import { test } from "../support/test.ts";

const password = "wheel nuts 42";

/** An account of this journey, and a browser that isn't signed in to it. */
const accountOf = async (page: Page): Promise<string> => {
  const email = await registerAs(page.context(), "way-back", password);
  await page.context().clearCookies();
  return email;
};

const fill = async (form: ReturnType<Page["getByRole"]>, email: string, words: Words = english) => {
  await form.getByRole("textbox", { name: words.email, exact: true }).fill(email);
  await form.getByLabel(words.password, { exact: true }).fill(password);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: words.signIn, exact: true }).click();
};

interface Words {
  readonly email: string;
  readonly password: string;
  readonly signIn: string;
  readonly signedIn: string;
}
const english: Words = {
  email: "Email",
  password: "Password",
  signIn: "Sign in",
  signedIn: "You’re signed in",
};

test("signing in from the header stays on the page, whatever one wanted to see before", async ({ page }) => {
  const email = await accountOf(page);
  const [goods] = await someGoods(page.context(), 1);
  await page.goto("/");
  await page.getByRole("link", { name: "My orders" }).first().click();
  await page.waitForURL(/\/login/);
  await page.goto(`/goods_detail/${goods?.productId}`);
  await page.getByRole("link", { name: "Sign in", exact: true }).first().click();
  await fill(page.getByRole("dialog"), email);
  await expect(page.getByText(english.signedIn, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/goods_detail\//);
});

test("the sign-in page leads on to the page that needed it", async ({ page }) => {
  const email = await accountOf(page);
  await page.goto("/users/order_list?orderStatus=1");
  await page.waitForURL(/\/login/);
  await fill(page.getByRole("main"), email);
  await page.waitForURL(/\/users\/order_list\?orderStatus=1/);
});

test("the sign-in page forgets where it should lead when one leaves it", async ({ page }) => {
  await page.goto("/users/order_list?orderStatus=1");
  await page.waitForURL(/\/login/);
  const remembered = async (): Promise<boolean> =>
    (await page.context().cookies()).some(({ name, value }) => name === "auth.redirect" && value !== "");
  expect(await remembered()).toBe(true);
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(remembered).toBe(false);
});

test("the footer's link leads back to where it was pressed, with and without script", async ({ page }) => {
  const email = await accountOf(page);
  const [goods] = await someGoods(page.context(), 1);
  const there = `/goods_detail/${goods?.productId}`;
  await page.goto(there);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Sign in", exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(/\/login/);
  await fill(page.getByRole("main"), email);
  await page.waitForURL(`**${there}`);

  await page.context().clearCookies();
  await page.goto(there);
  // As a browser follows it where the page has no script, or not yet.
  await page.evaluate(() => location.assign("/login"));
  await page.waitForURL(/\/login/);
  await fill(page.getByRole("main"), email);
  await page.waitForURL(`**${there}`);
});

test("future merchants sign in in their language and are told so", async ({ page }) => {
  const email = await accountOf(page);
  await page.goto("/fr/users/merchant_settled?menuCur=70");
  await page.getByRole("main").getByRole("button", { name: "Se connecter", exact: true }).click();
  const french = { email: "E-mail", password: "Mot de passe", signIn: "Se connecter" };
  await fill(page.getByRole("dialog"), email, { ...english, ...french });
  await expect(page).toHaveURL(/\/fr\/users\/merchant_settled/);
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText("Connexion réussie");
});
