import { expect, type Page, type Request } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { createGuestAccount, read, registerAs, pickSkus } from "../support/shop.ts";
import { test } from "../support/test.ts";

/** Mutations of the page sent to the given endpoints. */
const callsTo = (page: Page, address: RegExp): Request[] => {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && address.test(request.url())) calls.push(request);
  });
  return calls;
};

test("follows a shop, saves a product and claims a coupon only once on a double click", async ({
  page,
  context,
}) => {
  // Guests can't claim coupons with a limited quantity.
  await registerAs(context, "double-press", "double-press-1");
  const [item] = await pickSkus(context, 1);
  const calls = callsTo(page, /\/api\/front\/(collect|coupon\/receive)/);

  await page.goto(`/goods_detail/${item?.productId}`);
  await waitForHydration(page);
  const follow = page.getByRole("main").getByRole("button", { name: /^Follow / });
  await follow.dblclick();
  await expect(page.getByRole("main").getByRole("button", { name: /^Following / })).toBeVisible();
  const save = page.getByRole("main").getByRole("button", { name: /^Save/ }).first();
  await save.dblclick();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  // The button changes before its request is sent. A third request would be found below.
  await expect.poll(() => calls.map((call) => new URL(call.url()).pathname)).toHaveLength(2);

  await page.goto("/merchant/merchant/coupon?id=1");
  await waitForHydration(page);
  const claim = page
    .getByRole("main")
    .getByRole("button", { name: /^Claim / })
    .first();
  await claim.dblclick();
  // A new shopper has coupons already, so the list doesn't show that the request was sent.
  await expect.poll(() => calls).toHaveLength(3);
  await expect
    .poll(
      async () =>
        (await read<{ total: number }>(context, "/api/front/coupon/list?type=usable&page=1&limit=10")).total,
    )
    .toBeGreaterThan(0);
  expect(calls).toHaveLength(3);
});

test("doesn't report an empty question on a double click on “Ask the shop”", async ({ page, context }) => {
  await createGuestAccount(context);
  const calls = callsTo(page, /\/api\/front\/product\/question/);
  await page.goto("/goods_detail/1?tab=questions");
  await waitForHydration(page);
  const main = page.getByRole("main");
  const field = main.getByRole("textbox", { name: "Your question" });
  const words = `Does it fit a van of ${Date.now()}?`;
  await field.fill(words);
  const ask = main.getByRole("button", { name: "Ask the shop" });
  await ask.click();
  // The response arrives before the second press.
  await expect(field).toHaveValue("");
  await ask.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(main.getByRole("listitem").filter({ hasText: words })).toHaveCount(1);
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
  expect(calls).toHaveLength(1);
});
