import { expect, type Page } from "@playwright/test";
import { registerAs, pickSkus } from "../support/shop.ts";
import { test } from "../support/test.ts";

const password = "wheel nuts 42";

/** A new account, and a browser that isn't signed in to it. */
const accountOf = async (page: Page): Promise<string> => {
  const email = await registerAs(page.context(), "sign-in-return", password);
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

test("stays on the page after sign-in from the header, whatever page needed sign-in before", async ({
  page,
}) => {
  const email = await accountOf(page);
  const [item] = await pickSkus(page.context(), 1);
  await page.goto("/");
  await page.getByRole("link", { name: "My orders" }).first().click();
  await page.waitForURL(/\/login/);
  await page.goto(`/goods_detail/${item?.productId}`);
  await page.getByRole("link", { name: "Sign in", exact: true }).first().click();
  await fill(page.getByRole("dialog"), email);
  await expect(page.getByText(english.signedIn, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/goods_detail\//);
});

test("returns from the login page to the page that needed sign-in", async ({ page }) => {
  const email = await accountOf(page);
  await page.goto("/users/order_list?orderStatus=1");
  await page.waitForURL(/\/login/);
  await fill(page.getByRole("main"), email);
  await page.waitForURL(/\/users\/order_list\?orderStatus=1/);
});

test("discards the return URL of the login page after it is left", async ({ page }) => {
  await page.goto("/users/order_list?orderStatus=1");
  await page.waitForURL(/\/login/);
  const remembered = async (): Promise<boolean> =>
    (await page.context().cookies()).some(({ name, value }) => name === "auth.redirect" && value !== "");
  expect(await remembered()).toBe(true);
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(remembered).toBe(false);
});

test("returns from the footer's sign-in link to the current page, with and without JavaScript", async ({
  page,
}) => {
  const email = await accountOf(page);
  const [item] = await pickSkus(page.context(), 1);
  const there = `/goods_detail/${item?.productId}`;
  await page.goto(there);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Sign in", exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(/\/login/);
  await fill(page.getByRole("main"), email);
  await page.waitForURL(`**${there}`);

  await page.context().clearCookies();
  await page.goto(there);
  // A full navigation, as without JavaScript or before hydration.
  await page.evaluate(() => location.assign("/login"));
  await page.waitForURL(/\/login/);
  await fill(page.getByRole("main"), email);
  await page.waitForURL(`**${there}`);
});

test("shows a merchant login hint to future merchants in their language", async ({ page }) => {
  const email = await accountOf(page);
  await page.goto("/fr/users/merchant_settled?menuCur=70");
  await page.getByRole("main").getByRole("button", { name: "Se connecter", exact: true }).click();
  const french = { email: "E-mail", password: "Mot de passe", signIn: "Se connecter" };
  await fill(page.getByRole("dialog"), email, { ...english, ...french });
  await expect(page).toHaveURL(/\/fr\/users\/merchant_settled/);
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText("Connexion réussie");
});
