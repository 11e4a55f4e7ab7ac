import { cartList, cartSave, Code, limits, type BodyOf } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeGoods, makeMerchant, type Goods } from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const row = ({ productId, skuId }: Goods): BodyOf<typeof cartSave>[number] => ({
  productId,
  productAttrUnique: skuId,
  cartNum: 1,
});

it("takes no more rows than a cart holds, and more pieces of what is in it", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db);
  const first = await makeGoods(db, merchantId);
  const begun = await shop.call(cartSave, { body: [row(first)] });
  const guestToken = String(begun.headers["guest-token"]);
  await db.execute(sql`
    with made as (insert into sku (product_id, values, price, on_hand, weight)
      select ${first.productId}::int, array['x' || n], 1, 5, 1 from generate_series(2, ${limits.cartRows}::int) n returning id)
    insert into cart_line (guest_id, product_id, sku_id, quantity, created_at, updated_at)
      select (select guest_id from cart_line where sku_id = ${first.skuId}::int), ${first.productId}::int, id, 1, now(), now()
      from made`);
  const another = await makeGoods(db, merchantId);
  const refused = await shop.call(cartSave, { guestToken, body: [row(another)] });
  expect(refused.message).toBe("Your cart is full: it holds 200 different items. Take one out first");
  const { data } = await shop.call(cartList, { guestToken, query: { isValid: true } });
  expect(data.flatMap(({ cartInfoList }) => cartInfoList)).toHaveLength(limits.cartRows);
  expect((await shop.call(cartSave, { guestToken, body: [row(first)] })).code).toBe(Code.ok);
});
