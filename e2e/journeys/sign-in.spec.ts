import { expect, type BrowserContext, type Page } from "@playwright/test";
import { startFakeSocial, type FakeSocial } from "../../packages/server/src/testing/fake-social.ts";
import { barriers } from "./support/barriers.ts";
import { codeFor, newEmail, putInCart, read, registerAs, someGoods } from "./support/shop.ts";
import { socialBase, socialPort } from "./support/social-base.ts";
import { tabTo } from "./support/tab-to.ts";
import { test } from "./support/test.ts";

const password = "wheel nuts 42";

const signedInAs = async (context: BrowserContext): Promise<string> =>
  (await read<{ nickname: string }>(context, "/api/front/user/info")).nickname;

const register = (page: Page): Promise<string> => registerAs(page.context(), "sign-in", password);

test.describe("providers", () => {
  // They share the one OAuth server.
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
    await tabTo(page, page.getByRole("button", { name: `Sign in with ${provider}` }));
    await page.keyboard.press("Enter");
  };

  for (const [provider, path] of [
    ["Google", "google"],
    ["Facebook", "facebook"],
    ["X", "twitter"],
  ] as const)
    test(
      `${provider} by keyboard: sign-in, replay, denial, stale state, refusal, closed window`,
      { tag: provider === "Google" ? [] : ["@full"] },
      async ({ page, context }) => {
        const ended = page.getByRole("heading", { level: 1 });
        // Whoever declines is told so, and that nothing was shared.
        social.person = { id: "", name: "" };
        await start(page, provider);
        await expect(ended).toHaveText(
          provider === "Facebook" ? "Facebook: user not logged in" : `You didn’t sign in with ${provider}`,
        );
        expect(await barriers(page)).toEqual([]);

        // A state that this browser didn't start opens nothing.
        await page.goto(`/middlewares/callback_${path}?state=somebody-elses&code=stolen`);
        await expect(ended).toHaveText("This sign-in has ended");

        // The provider doesn't know the code.
        somebody();
        await page.route(`${socialBase}/**`, (route) => {
          const asked = new URL(route.request().url()).searchParams;
          const back = `${asked.get("redirect_uri")}?code=unknown&state=${asked.get("state")}`;
          return route.fulfill({ status: 302, headers: { location: back } });
        });
        await start(page, provider);
        await expect(ended).toHaveText("We couldn’t sign you in");
        await expect(page.getByText("Third-party login is unavailable for the current user")).toBeVisible();

        // Somebody leaves the provider's page; the shop is as it was, and a second try goes well.
        await page.unroute(`${socialBase}/**`);
        await page.route(`${socialBase}/**`, (route) => route.fulfill({ body: "Sign in" }));
        await start(page, provider);
        await page.waitForURL(`${socialBase}/**`);
        await page.unroute(`${socialBase}/**`);
        let callback = "";
        page.on("request", (request) => {
          if (/callback_.*code=/.test(request.url())) callback = request.url();
        });
        await start(page, provider);
        await expect(page.getByText("You’re signed in", { exact: true })).toBeVisible();
        expect(await signedInAs(context)).toBe("Ada Park");

        // What came back once is used up.
        await context.clearCookies();
        await page.goto(callback);
        await expect(ended).toHaveText("This sign-in has ended");
      },
    );

  test("a login is linked by password only, then opens that account", async ({ page, context }) => {
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

    // The same email at another provider opens an account of its own; the linked login opens this one.
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

test("the seven views by keyboard, each with what it refuses", async ({ page, context }) => {
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
  const refused = async (text: string): Promise<void> => {
    await expect(form.getByText(text, { exact: true })).toBeVisible();
    await expect(toast.getByText(text, { exact: true })).toBeVisible();
  };
  const agree = async (): Promise<void> => {
    await tabTo(page, form.getByRole("checkbox"));
    await page.keyboard.press("Space");
  };

  // 2: email and password; Enter submits.
  await page.goto("/login");
  await press("Sign in");
  await refused("Enter your email");
  await type("Email", email);
  await type("Password", "not-the-right-1");
  await agree();
  await page.keyboard.press("Shift+Tab");
  await press("Sign in");
  await refused("The account or password is wrong");

  // 4 and 5: a code to the email, then a new password.
  await press("Forgot password?");
  await expect(field("Email")).toHaveValue(email);
  await type("Email", "nobody");
  await press("Next");
  await refused("Enter a complete email, such as name@example.com");
  await type("Email", email);
  await press("Next");
  await type("Verification code", "000000");
  await type("New password", "wheel nuts 43");
  await type("Confirm new password", "wheel nuts 44");
  await press("Set new password");
  await refused("The passwords don’t match");
  await type("Confirm new password", "wheel nuts 43");
  await type("Verification code", await codeFor(page, email));
  await press("Set new password");
  // The toast, and the region that reads it out.
  await expect(page.getByText("Password updated. Sign in with your new password.").first()).toBeVisible();

  // 1 and 3: phone with password, phone with a code.
  await page.goto("/login?view=phonePassword");
  await press("Sign in");
  await refused("Enter your phone number");
  await press("Use a code instead");
  await type("Phone number", "12");
  await press("Send code");
  await refused("Enter 4 to 20 digits");

  // 6: registration with a wrong code.
  await page.goto("/login?view=register");
  await press("Create account");
  await refused("Enter your email");
  await type("Email", newEmail("views"));
  await type("Password", "wheel nuts 45");
  await type("Verification code", "000000");
  await agree();
  await press("Create account");
  await expect(form.getByText(/code/i).first()).toBeVisible();

  // 7: as a guest, offered where something is bought; the dialog says what a guest account is.
  const goods = await someGoods(context, 1, 10);
  await putInCart(context, goods);
  await page.goto("/order/shopping_cart");
  await page.getByRole("button", { name: /^Check out/ }).press("Enter");
  const panel = page.getByRole("dialog");
  await tabTo(page, panel.getByRole("button", { name: "Continue as guest" }));
  await page.keyboard.press("Enter");
  await expect(panel.getByText("this browser gets a guest account for 7 days")).toBeVisible();
  await tabTo(page, panel.getByRole("button", { name: "Continue as guest" }));
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Enter your email", { exact: true })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
