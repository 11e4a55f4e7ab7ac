import { expect, type BrowserContext, type Page } from "@playwright/test";
import { startFakeSocial, type FakeSocial } from "../../packages/server/src/testing/fake-social.ts";
import { axeViolations } from "./support/axe-violations.ts";
import { latestCode, newEmail, putInCart, read, registerAs, pickSkus } from "./support/shop.ts";
import { socialBase, socialPort } from "./support/social-base.ts";
import { skipToContent, tabTo } from "./support/tab-to.ts";
import { test } from "./support/test.ts";

const password = "wheel nuts 42";

const signedInAs = async (context: BrowserContext): Promise<string> =>
  (await read<{ nickname: string }>(context, "/api/front/user/info")).nickname;

const register = (page: Page): Promise<string> => registerAs(page.context(), "sign-in", password);

test.describe("providers", () => {
  // They share one OAuth server.
  test.describe.configure({ mode: "serial" });
  let social: FakeSocial;
  test.beforeAll(async () => {
    social = await startFakeSocial(socialPort);
  });
  test.afterAll(() => social.close());
  const somebody = (): void => {
    social.person = { id: newEmail("p"), name: "Ada Park" };
  };

  const start = async (page: Page, provider: string): Promise<void> => {
    await page.goto("/login");
    await skipToContent(page);
    await tabTo(page, page.getByRole("button", { name: `Sign in with ${provider}` }));
    await page.keyboard.press("Enter");
  };

  test("signs in with Google by keyboard and handles replay, denial, stale state, refusal and a closed window", async ({
    page,
    context,
  }) => {
    const ended = page.getByRole("heading", { level: 1 });
    // A canceled sign-in shows a message that nothing was shared.
    social.person = { id: "", name: "" };
    await start(page, "Google");
    await expect(ended).toHaveText("You didn’t sign in with Google");
    expect(await axeViolations(page)).toEqual([]);

    // A state that this browser didn't create is rejected.
    await page.goto("/middlewares/callback_google?state=somebody-elses&code=stolen");
    await expect(ended).toHaveText("This sign-in has expired");

    // The provider rejects the code.
    somebody();
    await page.route(`${socialBase}/**`, (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const back = `${asked.get("redirect_uri")}?code=unknown&state=${asked.get("state")}`;
      return route.fulfill({ status: 302, headers: { location: back } });
    });
    await start(page, "Google");
    await expect(ended).toHaveText("We couldn’t sign you in");
    await expect(page.getByText("Third-party login is unavailable for the current user")).toBeVisible();

    // After leaving the provider's page, a second attempt succeeds.
    await page.unroute(`${socialBase}/**`);
    await page.route(`${socialBase}/**`, (route) => route.fulfill({ body: "Sign in" }));
    await start(page, "Google");
    await page.waitForURL(`${socialBase}/**`);
    await page.unroute(`${socialBase}/**`);
    let callback = "";
    page.on("request", (request) => {
      if (/callback_.*code=/.test(request.url())) callback = request.url();
    });
    await start(page, "Google");
    await expect(page.getByText("You’re signed in", { exact: true })).toBeVisible();
    expect(await signedInAs(context)).toBe("Ada Park");

    // A state can be used only once.
    await context.clearCookies();
    await page.goto(callback);
    await expect(ended).toHaveText("This sign-in has expired");
  });

  test("links a social login only with the password and then opens that account", async ({
    page,
    context,
  }) => {
    const email = await register(page);
    social.person = { id: newEmail("p"), name: "Bea Fox", email };
    await page.goto("/users/user_info");
    await page.getByRole("button", { name: "Link Google" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password", { exact: true }).fill("not-the-right-1");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toBeVisible();
    await dialog.getByLabel("Your password", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await page.waitForURL(/user_info/);
    await expect(page.getByRole("button", { name: "Remove Google" })).toBeVisible();
    const mine = await signedInAs(context);

    // The same email at another provider creates a separate account; the linked login opens this one.
    await context.clearCookies();
    await start(page, "X");
    await expect(page.getByText("You’re signed in", { exact: true })).toBeVisible();
    expect(await signedInAs(context)).toBe("Bea Fox");
    await context.clearCookies();
    await start(page, "Google");
    await expect(page.getByText("You’re signed in", { exact: true })).toBeVisible();
    expect(await signedInAs(context)).toBe(mine);
  });
});

test("completes the seven login views by keyboard and shows the errors of each", async ({
  page,
  context,
}) => {
  const email = await register(page);
  await context.clearCookies();
  const form = page.getByRole("main");
  const toast = page.getByRole("region", { name: /Notifications/ });
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  const press = async (name: string): Promise<void> => {
    await tabTo(page, form.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  };
  const type = async (name: string, text: string): Promise<void> => {
    await tabTo(page, field(name));
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
  };
  const refusalOf = async (text: string): Promise<void> => {
    await expect(form.getByText(text, { exact: true })).toBeVisible();
    await expect(toast.getByText(text, { exact: true })).toBeVisible();
  };
  const agree = async (): Promise<void> => {
    await tabTo(page, form.getByRole("checkbox"));
    await page.keyboard.press("Space");
  };

  // 2: email and password; Enter submits.
  await page.goto("/login");
  await skipToContent(page);
  await press("Sign in");
  await refusalOf("Enter your email");
  await type("Email", email);
  await type("Password", "not-the-right-1");
  await agree();
  await page.keyboard.press("Shift+Tab");
  await press("Sign in");
  await refusalOf("That email, phone number or password isn’t right. Try again or reset your password.");

  // 4 and 5: a code by email, then a new password.
  await press("Forgot password?");
  await expect(field("Email")).toHaveValue(email);
  await type("Email", "nobody");
  await press("Next");
  await refusalOf("Enter a complete email, such as name@example.com");
  await type("Email", email);
  await press("Next");
  await type("Verification code", "000000");
  await type("New password", "wheel nuts 43");
  await type("Confirm new password", "wheel nuts 44");
  await press("Set new password");
  await refusalOf("The passwords don’t match");
  await type("Confirm new password", "wheel nuts 43");
  await type("Verification code", await latestCode(page, email));
  await press("Set new password");
  // The toast and its live region.
  await expect(page.getByText("Password updated. Sign in with your new password.").first()).toBeVisible();

  // 1 and 3: phone with password, phone with a code.
  await page.goto("/login?view=phonePassword");
  await skipToContent(page);
  await press("Sign in");
  await refusalOf("Enter your phone number");
  await press("Use a code instead");
  await type("Phone number", "12");
  await press("Send code");
  await refusalOf("Enter 4 to 20 digits");

  // 6: registration with a wrong code.
  await page.goto("/login?view=register");
  await skipToContent(page);
  await press("Create account");
  await refusalOf("Enter your email");
  await type("Email", newEmail("views"));
  await type("Password", "wheel nuts 45");
  await type("Verification code", "000000");
  await agree();
  await press("Create account");
  await expect(form.getByText(/code/i).first()).toBeVisible();

  // 7: as a guest, offered at checkout; the dialog explains guest accounts.
  const items = await pickSkus(context, 1, 10);
  await putInCart(context, items);
  await page.goto("/order/shopping_cart");
  await page.getByRole("button", { name: /^Check out/ }).press("Enter");
  const panel = page.getByRole("dialog");
  await tabTo(page, panel.getByRole("button", { name: "Continue as guest" }));
  await page.keyboard.press("Enter");
  await expect(panel.getByText("You’ll have a guest account in this browser for 7 days")).toBeVisible();
  await tabTo(page, panel.getByRole("button", { name: "Continue as guest" }));
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Enter your email", { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
