import { expect, type BrowserContext } from "@playwright/test";
import { axeViolationsOfSweep } from "./support/axe-violations.ts";
import { collectConsoleErrors } from "./support/console-errors.ts";
import { overflowingElements } from "./support/overflow.ts";
import { read, pickSkus } from "./support/shop.ts";
import { sweepTagsOf, test } from "./support/test.ts";

const prefixes = ["", "/zh-CN", "/es", "/fr", "/th", "/lao"] as const;
// With motion, so that the controls of moving parts, such as Pause, are checked too.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const widths = [1440, 1024, 320] as const;

/** A sold-out product. */
const soldOut = async (context: BrowserContext): Promise<number> => {
  const { list } = await read<{ list: readonly { id: number; stock: number }[] }>(
    context,
    "/api/front/product/list?page=1&limit=100",
  );
  const found = list.find(({ stock }) => stock === 0);
  if (!found) throw new Error("The demo has no sold-out product");
  return found.id;
};

for (const prefix of prefixes) {
  test(
    `hydrates public pages under "${prefix}/" without console messages, clipped text or accessibility violations`,
    sweepTagsOf(prefix),
    async ({ page, context }) => {
      test.slow();
      const [item] = await pickSkus(context, 1);
      const complaints = collectConsoleErrors(page);
      for (const path of [
        "/",
        "/goods/goods_search",
        "/goods/goods_search?title=205/55%20R16",
        "/goods/goods_search?title=zzzqqq",
        "/goods/goods_search?title=tire&page=99",
        `/goods_detail/${item?.productId}`,
        `/goods_detail/${item?.productId}?tab=reviews`,
        `/goods_detail/${item?.productId}?tab=questions`,
        `/goods_detail/${item?.productId}?tab=specification`,
        "/login",
        "/login?view=phonePassword",
        "/login?view=register",
        "/login?view=forgot",
        "/middlewares/privacy_agreement",
        "/middlewares/privacy_policy",
        "/middlewares/merchant_agreement",
        "/order/shopping_cart",
        "/goods/activity_list",
        "/goods/activity_list?id=1",
        "/goods/top_one",
        "/merchant/merchant_street",
        "/merchant/merchant_more?title=tire",
        "/merchant/merchant/home?id=1",
        "/merchant/merchant/category?id=1",
        "/merchant/merchant/category?id=2&search=zzz",
        "/merchant/merchant/coupon?id=1",
        "/merchant/merchant/qualification?id=1",
        "/guides/which-oil",
        "/guides/contact",
        "/help",
        "/help?q=zzzqqq",
        "/goods/size_finder",
        "/goods/size_finder?make=Volkswagen&model=Golf&year=2018",
        "/goods/compare",
        `/goods/shared_list?ids=${item?.productId},${await soldOut(context)}`,
        `/goods/compare?ids=${item?.productId},${await soldOut(context)}`,
        `/goods_detail/${await soldOut(context)}`,
      ]) {
        await page.goto(prefix + path);
        await expect(page.getByRole("main")).toBeVisible();
        expect.soft(await axeViolationsOfSweep(page, prefix), `${prefix}${path}`).toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await overflowingElements(page), `${width} px ${prefix}${path}`).toEqual([]);
        }
        expect(complaints, path).toEqual([]);
      }
    },
  );
}
