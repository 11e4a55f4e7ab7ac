import { expect } from "@playwright/test";
import {
  shopper,
  tires,
  rowsOf,
  hold,
  masterOf,
  staffClient,
  act,
  screenshotFile,
  giveStars,
} from "./support/after-sale.ts";
import { cards } from "./support/checkout-page.ts";
import { read, write } from "./support/shop.ts";
import { test } from "./support/test.ts";

test("adds a reply and a follow-up to a review and filters by stars and pictures on the product page", async ({
  page,
  context,
  baseURL,
}) => {
  await write(context, "/api/front/login/email", shopper);
  const [row] = await rowsOf(context, tires.shop, 1);
  const preOrderNo = await hold(context, row ? [row] : []);
  const [home] = await read<{ id: number }[]>(context, "/api/pc/address/all/list");
  const made = await write<{ orderNo: string }>(context, "/api/front/order/create", {
    preOrderNo,
    addressId: home?.id,
    payType: "sandbox",
    payChannel: "pc",
  });
  const masterNo = made.data.orderNo;
  await write(context, "/api/front/pay/payment", { orderNo: masterNo, payType: "sandbox", payChannel: "pc" });
  const card = { orderNo: masterNo, number: cards.pays, expiry: "12/40", cvc: "123" };
  await write(context, "/api/front/pay/sandbox/confirm", card);
  const [part] = (await masterOf(context, masterNo)).orderList;
  const shop = await staffClient(baseURL, tires);
  await act(shop, `/api/merchant/order/ship/${part?.orderNo}`, { deliveryType: "fictitious", note: "KEY" });
  await act(context.request, `/api/front/order/take/${part?.orderNo}`);
  const line = part?.orderInfoList[0];

  await page.goto("/users/evaluation_list");
  await page.locator(`a[href$="evaluation_confirm?id=${line?.id}"]:not([aria-label])`).click();
  await giveStars(page, "1 star");
  const words = `Louder than I hoped, ${masterNo}.`;
  await page.getByLabel("Your experience").fill(words);
  await page.locator("input[type=file]").setInputFiles(await screenshotFile(page, "worn.png"));
  await page.getByRole("checkbox", { name: "Hide my name and photo" }).check();
  await expect(page.getByText("1 of 5")).toBeVisible();
  await expect(page.getByText("Uploading photos…")).toHaveCount(0);
  await page.getByRole("button", { name: "Send review" }).click();
  await page.waitForURL(/evaluation_list\?tab=done/);

  const { list } = await read<{ list: { id: number; comment: string; nickname: string | null }[] }>(
    shop,
    "/api/merchant/review/list?page=1&limit=20",
  );
  const written = list.find(({ comment }) => comment === words);
  expect(written?.nickname).toBeNull();
  await act(shop, `/api/merchant/review/reply/${written?.id}`, { content: "Try 0.2 bar less." });
  await shop.dispose();

  await page.reload();
  const own = page.getByRole("listitem").filter({ hasText: words });
  await expect(own).toContainText("Try 0.2 bar less.");
  await expect(own).toContainText(`Sold by ${tires.shop}`);
  await expect(own.getByRole("link", { name: tires.shop })).toHaveAttribute(
    "href",
    /merchant\/home\?id=\d+$/,
  );
  await own.getByRole("button", { name: "Add to your review" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your experience").fill("It helped: quiet now.");
  await page.keyboard.press("Escape");
  await own.getByRole("button", { name: "Add to your review" }).click();
  await expect(dialog.getByLabel("Your experience")).toHaveValue("It helped: quiet now.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(own).toContainText("It helped: quiet now.");
  await expect(own.getByRole("button", { name: "Add to your review" })).toHaveCount(0);

  const filters = page.getByRole("navigation", { name: "Filter reviews" });
  await filters.getByRole("link", { name: "Good" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: words })).toHaveCount(0);
  for (const name of ["Bad", "With photos"]) {
    await filters.getByRole("link", { name }).click();
    await expect(page.getByRole("listitem").filter({ hasText: words })).toHaveCount(1);
  }

  await page.goto(`/goods_detail/${line?.productId}?tab=reviews&reviews=3&pictures=true`);
  const shown = page.getByRole("article").filter({ hasText: words });
  await expect(shown).toContainText("It helped: quiet now.");
  await expect(shown).toContainText("Try 0.2 bar less.");
  await expect(shown).not.toContainText("Mara");
  await expect(shown.getByRole("img", { name: /^Review photo/ })).toHaveCount(1);
});
