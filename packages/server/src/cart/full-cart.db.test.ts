import { cartList, cartSave, Code, limits, type BodyOf } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cartLine } from "../database/schema/cart.ts";
import { transaction } from "../database/transaction.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeProduct, makeMerchant, makeShopper, type TestProduct } from "../testing/test-shop.ts";
import { mergeCart } from "./merge-guest-cart.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const row = ({ productId, skuId }: TestProduct): BodyOf<typeof cartSave>[number] => ({
  productId,
  productAttrUnique: skuId,
  cartNum: 1,
});

it("refuses more rows than a cart can have, and accepts more units of existing rows", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db);
  const first = await makeProduct(db, merchantId);
  const pending = await shop.call(cartSave, { body: [row(first)] });
  const guestToken = String(pending.headers["guest-token"]);
  await db.execute(sql`
    with made as (insert into sku (product_id, values, price, on_hand, weight)
      select ${first.productId}::int, array['x' || n], 1, 5, 1 from generate_series(2, ${limits.cartRows}::int) n returning id)
    insert into cart_line (guest_id, product_id, sku_id, quantity, created_at, updated_at)
      select (select guest_id from cart_line where sku_id = ${first.skuId}::int), ${first.productId}::int, id, 1, now(), now()
      from made`);
  const another = await makeProduct(db, merchantId);
  const refused = await shop.call(cartSave, { guestToken, body: [row(another)] });
  expect(refused.message).toBe("Your cart is full: it holds 200 different items. Remove one first.");
  const { data } = await shop.call(cartList, { guestToken, query: { isValid: true } });
  expect(data.flatMap(({ cartInfoList }) => cartInfoList)).toHaveLength(limits.cartRows);
  expect((await shop.call(cartSave, { guestToken, body: [row(first)] })).code).toBe(Code.ok);
});

/** Fills a cart up to so many free rows. */
const fill = async (
  owner: { accountId: number } | { guestId: string },
  { productId }: TestProduct,
  free: number,
) => {
  const [accountId, guestId] = "accountId" in owner ? [owner.accountId, null] : [null, owner.guestId];
  await shop.ctx.db.execute(sql`
    with made as (insert into sku (product_id, values, price, on_hand, weight)
      select ${productId}::int, array['z' || n], 1, 5, 1 from generate_series(1, ${limits.cartRows - free}::int) n returning id)
    insert into cart_line (account_id, guest_id, product_id, sku_id, quantity, created_at, updated_at)
      select ${accountId}::int, ${guestId}::text, ${productId}::int, id, 1, now(), now() from made`);
};

it.each(["an account", "a guest"])(
  "gives the last row of the cart of %s to one of several concurrently added skus",
  async (whose) => {
    const { db } = shop.ctx;
    const merchantId = await makeMerchant(db);
    const products: TestProduct[] = [];
    for (let made = 0; made < 4; made += 1) products.push(await makeProduct(db, merchantId));
    const filling = await makeProduct(db, merchantId);
    const shopper = await makeShopper(shop);
    let as: { token: string } | { guestToken: string } = { token: shopper.token };
    if (whose === "a guest") {
      const pending = await shop.call(cartSave, { body: [row(filling)] });
      as = { guestToken: String(pending.headers["guest-token"]) };
      const [line] = await db.select().from(cartLine).where(eq(cartLine.skuId, filling.skuId));
      await fill({ guestId: line?.guestId ?? "" }, filling, 2);
    } else await fill({ accountId: shopper.accountId }, filling, 1);
    const { data: before } = await shop.call(cartList, { ...as, query: { isValid: true } });
    expect(before.flatMap(({ cartInfoList }) => cartInfoList)).toHaveLength(limits.cartRows - 1);
    // Each call waits for its product, at the latest after counting, until all calls have reached this
    // point.
    const calls = await db.transaction(async (tx) => {
      const ids = products.map(({ productId }) => productId);
      await tx.execute(sql`select from product where id = any(${sql.param(ids)}::int[]) for update`);
      const pending = products.map((one) => shop.call(cartSave, { ...as, body: [row(one)] }));
      const waiting = () =>
        db.$count(
          sql`(select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') w`,
        );
      await expect.poll(waiting).toBe(products.length);
      return { begun: pending };
    });
    const codes = (await Promise.all(calls.begun)).map(({ code }) => code);
    expect(codes.toSorted((one, other) => one - other)).toEqual([
      Code.ok,
      Code.failure,
      Code.failure,
      Code.failure,
    ]);
    const { data } = await shop.call(cartList, { ...as, query: { isValid: true } });
    expect(data.flatMap(({ cartInfoList }) => cartInfoList)).toHaveLength(limits.cartRows);
    // Adding the sku of the row twice concurrently only increases its quantity.
    const held = products[codes.indexOf(Code.ok)] ?? filling;
    const again = await Promise.all([1, 2].map(() => shop.call(cartSave, { ...as, body: [row(held)] })));
    expect(again.map(({ code }) => code)).toEqual([Code.ok, Code.ok]);
  },
);

it("limits the rows at a sign-in, too: the newest of the guest's fill the remaining space", async () => {
  const { db } = shop.ctx;
  const { accountId } = await makeShopper(shop);
  const merchantId = await makeMerchant(db);
  const [held, old, fresh] = [
    await makeProduct(db, merchantId),
    await makeProduct(db, merchantId),
    await makeProduct(db, merchantId),
  ];
  const put = (
    owner: { accountId: number } | { guestId: string },
    { productId, skuId }: TestProduct,
    at: string,
  ) =>
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
