import { writeFileSync } from "node:fs";
import { expect, type BrowserContext } from "@playwright/test";
import { axeViolations } from "./support/axe-violations.ts";
import { overflowingElements } from "./support/overflow.ts";
import { cards } from "./support/checkout-page.ts";
import {
  createGuestAccount,
  latestCode,
  newEmail,
  placeOrder,
  read,
  registerAs,
  write,
} from "./support/shop.ts";
import { shopCommand } from "./support/shop-command.ts";
import { test } from "./support/test.ts";
import { textsOf } from "./support/texts.ts";

const password = "wheel nuts 42";

const register = (context: BrowserContext): Promise<string> => registerAs(context, "account", password);

/** A 2 × 2 pixel image. */
const paper = {
  name: "license.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test(
  "applies for a shop in Thai, gets approved and sells a product",
  { tag: "@full" },
  async ({ page, context, browser, baseURL }, testInfo) => {
    const translate = textsOf("th");
    await page.goto("/th/users/merchant_settled?menuCur=70");
    await expect(page.getByRole("button", { name: translate("Create an account to apply") })).toBeVisible();

    await register(context);
    await page.goto("/th/users/merchant_settled?menuCur=70");
    await page.getByLabel(translate("Your full name")).fill("Kit Kestrel");
    const shopEmail = newEmail("kestrel");
    await page.getByLabel(translate("Business email")).fill(shopEmail);
    const saved = page.waitForResponse(/settled\/draft/);
    await page.getByLabel(translate("Business address")).fill("1 Dock Road, Bristol");
    await saved;
    await page.reload();
    await expect(page.getByLabel(translate("Your full name"))).toHaveValue("Kit Kestrel");
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowingElements(page)).toEqual([]);
    await page.getByRole("button", { name: translate("Next: {step}") }).click();

    const shopName = `Kestrel ${Date.now() % 1_000_000}`;
    await page.getByLabel(translate("Shop name")).fill(shopName);
    await page.getByLabel(translate("Merchant category")).selectOption({ index: 1 });
    await page.getByRole("radio").first().check();
    const uploaded = page.waitForResponse(/upload\/image/);
    // The last field is for private documents.
    await page.locator('input[type="file"]').last().setInputFiles(paper);
    await uploaded;
    await page.getByRole("button", { name: translate("Next: {step}") }).click();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: translate("Next: {step}") }).click();
    await page.getByRole("button", { name: translate("Send code") }).click();
    const captcha = await latestCode(page, shopEmail);
    await page.getByLabel(translate("Verification code")).fill(captcha);
    await page.getByRole("button", { name: translate("Submit application") }).click();
    await expect(page.getByRole("heading", { name: translate("Application submitted") })).toBeVisible();

    const listed = shopCommand("application", "list").split("\n");
    const id =
      listed
        .find((line) => line.includes(shopName))
        ?.trim()
        .split(/\s+/)[0] ?? "";
    expect(shopCommand("application", "approve", id)).toContain("The shop is open");

    await page.goto("/th/users/notice_list");
    const notice = page.getByRole("listitem").filter({ hasText: shopName });
    await expect(notice).toBeVisible();
    await page.goto("/th/users/application_record");
    await page.getByRole("link", { name: translate("Go to your shop") }).click();
    await expect(page.getByRole("heading", { name: shopName }).first()).toBeVisible();

    // The approval email names the shop's login and links to its console.
    const outbox = await page.request.get(`/__outbox.json?to=${encodeURIComponent(shopEmail)}`);
    const mails = (await outbox.json()) as { text: string }[];
    expect(mails.some(({ text }) => text.includes(shopEmail) && text.includes("/console/s/"))).toBe(true);

    const file = testInfo.outputPath("products.csv");
    writeFileSync(
      file,
      "Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status\n" +
        "kestrel-7,Kestrel 7,K7,shopify,5,24.90,active\n",
    );
    shopCommand("import", file, "--merchant", shopName);

    const buyer = await browser.newContext({ ...(baseURL && { baseURL }) });
    await createGuestAccount(buyer);
    const shopId = new URL(page.url()).searchParams.get("id") ?? "";
    const { list: products } = await read<{ list: { id: number }[] }>(
      buyer,
      `/api/front/product/list?merId=${shopId}`,
    );
    const productId = products[0]?.id ?? 0;
    const buying = await buyer.newPage();
    await buying.goto(`/goods_detail/${productId}`);
    await buying.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(buying.getByText("Added to cart", { exact: true })).toBeVisible();
    const orderNo = await placeOrder(buyer, []);
    await write(buyer, "/api/front/pay/payment", { orderNo, payType: "sandbox", payChannel: "pc" });
    const paid = await write<{ status: string }>(buyer, "/api/front/pay/sandbox/confirm", {
      orderNo,
      number: cards.pays,
      expiry: "12/30",
      cvc: "123",
    });
    expect(paid.data.status).toBe("succeeded");
    await buyer.close();

    // The applicant is a member of the shop's staff and sees its first sale.
    const sold = await read<{ list: { orderInfoList: { productName: string }[] }[] }>(
      context,
      "/api/merchant/order/list",
    );
    expect(sold.list.map(({ orderInfoList }) => orderInfoList[0]?.productName)).toEqual(["Kestrel 7"]);
  },
);

test("links the account overview to all orders, whichever order tab was open before", async ({
  page,
  context,
}) => {
  await register(context);
  await page.goto("/users");
  await page.getByRole("link", { name: "All orders" }).click();
  await expect(page).toHaveURL("/users/order_list");
  await expect(page.getByRole("link", { name: "All", exact: true })).toHaveAttribute("aria-current", "page");
});
