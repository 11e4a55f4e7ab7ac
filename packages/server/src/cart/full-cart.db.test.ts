import { cartList, cartSave, Code, limits, type BodyOf } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cartLine } from "../database/schema/cart.ts";
import { transaction } from "../database/transaction.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeGoods, makeMerchant, makeShopper, type Goods } from "../testing/test-shop.ts";
import { mergeCart } from "./merge-guest-cart.ts";

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

it("takes no more rows at a sign-in either: the newest of the guest's have the room that is left", async () => {
  const { db } = shop.ctx;
  const { accountId } = await makeShopper(shop);
  const merchantId = await makeMerchant(db);
  const [held, old, fresh] = [
    await makeGoods(db, merchantId),
    await makeGoods(db, merchantId),
    await makeGoods(db, merchantId),
  ];
  const put = (owner: { accountId: number } | { guestId: string }, { productId, skuId }: Goods, at: string) =>
    db.insert(cartLine).values({
      ...owner,
      productId,
      skuId,
      quantity: 1,
      createdAt: new Date(at),
      updatedAt: new Date(at),
    });
  await put({ accountId }, held, "2026-01-01");
  await db.execute(sql`
    with made as (insert into sku (product_id, values, price, on_hand, weight)
      select ${held.productId}::int, array['y' || n], 1, 5, 1 from generate_series(3, ${limits.cartRows}::int) n returning id)
    insert into cart_line (account_id, product_id, sku_id, quantity, created_at, updated_at)
      select ${accountId}::int, ${held.productId}::int, id, 1, now(), now() from made`);
  const guest = { guestId: "guest-of-a-full-cart" };
  await put(guest, held, "2026-01-02");
  await put(guest, old, "2026-01-03");
  await put(guest, fresh, "2026-01-04");
  const merged = await transaction(db, (tx) => mergeCart(tx, { guestKey: guest.guestId }, accountId));
  expect(merged).toEqual({ added: 1, changed: 1, dropped: 1 });
  const rows = await db
    .select({ skuId: cartLine.skuId, quantity: cartLine.quantity })
    .from(cartLine)
    .where(eq(cartLine.accountId, accountId));
  expect(rows).toHaveLength(limits.cartRows);
  expect(rows).toEqual(
    expect.arrayContaining([
      { skuId: held.skuId, quantity: 2 },
      { skuId: fresh.skuId, quantity: 1 },
    ]),
  );
});
