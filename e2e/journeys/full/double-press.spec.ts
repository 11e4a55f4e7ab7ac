import { expect, type Page, type Request } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { becomeVisitor, read, registerAs, someGoods } from "../support/shop.ts";
import { test } from "../support/test.ts";

/** The calls of a page that change something at one of these addresses. */
const callsTo = (page: Page, address: RegExp): Request[] => {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && address.test(request.url())) calls.push(request);
  });
  return calls;
};

test("a double click follows a shop once, saves a product once, and claims a coupon once", async ({
  page,
  context,
}) => {
  // Guests can't claim coupons of limited number.
  await registerAs(context, "double-press", "double-press-1");
  const [goods] = await someGoods(context, 1);
  const calls = callsTo(page, /\/api\/front\/(collect|coupon\/receive)/);

  await page.goto(`/goods_detail/${goods?.productId}`);
  await hydrated(page);
  const follow = page.getByRole("main").getByRole("button", { name: /^Follow / });
  await follow.dblclick();
  await expect(page.getByRole("main").getByRole("button", { name: /^Following / })).toBeVisible();
  const save = page.getByRole("main").getByRole("button", { name: /^Save/ }).first();
  await save.dblclick();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await page.waitForLoadState("networkidle");
  expect(calls.map((call) => new URL(call.url()).pathname)).toHaveLength(2);

  await page.goto("/merchant/merchant/coupon?id=1");
  await hydrated(page);
  const claim = page
    .getByRole("main")
    .getByRole("button", { name: /^Claim / })
    .first();
  await claim.dblclick();
  await expect
    .poll(
      async () =>
        (await read<{ total: number }>(context, "/api/front/coupon/list?type=usable&page=1&limit=10")).total,
    )
    .toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  expect(calls).toHaveLength(3);
});

test("the second press of a double click on “Ask the shop” complains of no empty question", async ({
  page,
  context,
}) => {
  await becomeVisitor(context);
  const calls = callsTo(page, /\/api\/front\/product\/question/);
  await page.goto("/goods_detail/1?tab=questions");
  await hydrated(page);
  const main = page.getByRole("main");
  const field = main.getByRole("textbox", { name: "Your question" });
  const words = `Does it fit a van of ${Date.now()}?`;
  await field.fill(words);
  const ask = main.getByRole("button", { name: "Ask the shop" });
  await ask.click();
  // A quick answer comes before the second press.
  await expect(field).toHaveValue("");
  await ask.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(main.getByRole("listitem").filter({ hasText: words })).toHaveCount(1);
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
  expect(calls).toHaveLength(1);
});
