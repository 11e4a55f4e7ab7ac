import { expect, type BrowserContext } from "@playwright/test";
import { cards } from "../support/checkout-page.ts";
import { createGuestAccount, placeOrder, read, pickSkus, write } from "../support/shop.ts";
import { test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const translate = textsOf("en");

const pay = async (context: BrowserContext, orderNo: string): Promise<void> => {
  await write(context, "/api/front/pay/payment", { orderNo, payType: "sandbox", payChannel: "pc" });
  const card = { orderNo, number: cards.pays, expiry: "12/30", cvc: "123" };
  const { data } = await write<{ status: string }>(context, "/api/front/pay/sandbox/confirm", card);
  expect(data.status).toBe("succeeded");
};

/** The product's most specific category: products aren't recommended within their own category. */
const categoryOf = async (context: BrowserContext, id: number): Promise<number | null> => {
  const path = `/api/front/product/detail/${id}`;
  return (await read<{ productInfo: { categoryId: number | null } }>(context, path)).productInfo.categoryId;
};

test("recommends products from the same paid orders, and none from unpaid ones", async ({
  page,
  context,
}) => {
  const [product, ...others] = await pickSkus(context, 4, 2);
  if (!product) throw new Error("The demo lacks products");
  const own = await categoryOf(context, product.productId);
  const categories = await Promise.all(others.map(({ productId }) => categoryOf(context, productId)));
  const [paidWith, unpaidWith] = others.filter((_, at) => categories[at] !== own);
  if (!paidWith || !unpaidWith) throw new Error("The demo lacks products");
  await createGuestAccount(context);
  await placeOrder(context, [product, unpaidWith]);
  await pay(context, await placeOrder(context, [product, paidWith]));
  await expect
    .poll(async () => {
      const path = `/api/front/product/recommend/${product.productId}`;
      const { boughtTogether } = await read<{ boughtTogether: { id: number }[] }>(context, path);
      return boughtTogether.map(({ id }) => id);
    })
    .toContain(paidWith.productId);

  await page.goto(`/goods_detail/${product.productId}`);
  // After fewer than three products from the same orders accessories follow, and the title is another one.
  const main = page.getByRole("main");
  const together = main
    .getByRole("region", { name: translate("Often bought together") })
    .or(main.getByRole("region", { name: translate("Goes well with this") }));
  await expect(together.getByRole("link", { name: paidWith.name })).toBeVisible();
  await expect(together.getByRole("link", { name: unpaidWith.name })).toHaveCount(0);
  // A product isn't recommended with itself.
  await expect(together.getByRole("link", { name: product.name })).toHaveCount(0);

  await together.getByRole("link", { name: paidWith.name }).click();
  await page.waitForURL(new RegExp(`/goods_detail/${paidWith.productId}(\\?|$)`));
  await expect(together.getByRole("link", { name: product.name })).toBeVisible();
});
