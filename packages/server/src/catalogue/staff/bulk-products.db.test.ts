import {
  Code,
  maxBulkPrices,
  maxBulkProducts,
  merchantProductList,
  merchantProductPricePreview,
  merchantProductPriceRule,
  merchantProductTrash,
  merchantProductVisibility,
  type BodyOf,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntriesOf } from "../../testing/command-line.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  grantTestRole,
  makeMerchant,
  makeProduct,
  makeStaff,
  type Shopper,
  type TestProduct,
} from "../../testing/test-shop.ts";

let shop: TestApp;
let merId = 0;
let owner: Shopper;
/** Of the shop: two lamps and a chair. Of another shop of the same owner, and of a stranger's: a lamp each. */
let [small, large, chair, ownLamp, foreignLamp]: TestProduct[] = [];

beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

beforeEach(async () => {
  const { db } = shop.ctx;
  const otherId = await makeMerchant(db);
  merId = await makeMerchant(db);
  owner = await makeStaff(shop, merId);
  await grantTestRole(db, owner, otherId);
  const make = (name: string, price: string, shopId = merId) => makeProduct(db, shopId, { name, price });
  small = await make("Small lamp", "10.00");
  large = await make("Large lamp", "30.00");
  chair = await make("Chair", "40.00");
  ownLamp = await make("Lamp", "10.00", otherId);
  foreignLamp = await make("Lamp", "10.00", await makeMerchant(db));
});

const lamps = () => ({ merId, view: "all", words: "lamp" }) as const;
const names = async (view: "active" | "hidden" | "bin") => {
  const query = { merId, view };
  const { data } = await shop.call(merchantProductList, { token: owner.token, query });
  return data.list.map(({ name }) => name).toSorted();
};
const setShown = (body: BodyOf<typeof merchantProductVisibility>, token = owner.token) =>
  shop.call(merchantProductVisibility, { token, body });
const idOf = (item: TestProduct | undefined): number => item?.productId ?? 0;
const pricesOf = async (...items: (TestProduct | undefined)[]) => {
  const ids = items.map((item) => item?.skuId ?? 0);
  const { rows } = await shop.ctx.db.execute<{ price: string }>(
    sql`select price::text as price from sku where id in ${ids} order by id`,
  );
  return rows.map(({ price }) => price);
};
/** Adds copies of the shop's chair. */
const copyProduct = (count: number) =>
  shop.ctx.db.execute(sql`
    insert into product (merchant_id, handle, category_id, category_path, name, intro, content, unit, options, price)
    select merchant_id, 'copy-' || n, category_id, category_path, name, intro, content, unit, options, price
    from product, generate_series(1, ${count}::int) n where id = ${idOf(chair)}::int`);

describe("changes of all products that match", () => {
  it("hides and shows those of the list's filter, and logs each", async () => {
    const { data } = await setShown({ filter: lamps(), isShown: false });
    expect(data.ids).toEqual([idOf(small), idOf(large)]);
    expect(await names("hidden")).toEqual(["Large lamp", "Small lamp"]);
    expect(await names("active")).toEqual(["Chair"]);
    expect(await auditEntriesOf(shop, `product:${idOf(large)}`)).toMatchObject([
      {
        action: "product.unpublish",
        merchantId: merId,
        before: { isShown: true },
        after: { isShown: false },
      },
    ]);
    // The second call finds nothing to change.
    expect((await setShown({ filter: lamps(), isShown: false })).data.ids).toEqual([]);
    expect((await setShown({ filter: { merId, view: "hidden" }, isShown: true })).data.ids).toHaveLength(2);
  });

  it("moves those of a view to the trash, and restores them by their ids", async () => {
    const trash = (body: BodyOf<typeof merchantProductTrash>) =>
      shop.call(merchantProductTrash, { token: owner.token, body });
    await setShown({ ids: [idOf(chair)], isShown: false });
    const { data } = await trash({ filter: { merId, view: "active", minPrice: "20" }, isTrashed: true });
    expect(data.ids).toEqual([idOf(large)]);
    expect(await names("bin")).toEqual(["Large lamp"]);
    expect((await trash({ ids: data.ids, isTrashed: false })).data.ids).toEqual(data.ids);
    expect(await names("bin")).toEqual([]);
  });

  it("leaves out a product that another call changes meanwhile, so that it doesn't match any more", async () => {
    let isDone = false;
    const hidden = await shop.ctx.db.transaction(async (tx) => {
      await tx.execute(sql`update product set name = '{"en": "Small chair"}' where id = ${idOf(small)}`);
      const call = setShown({ filter: lamps(), isShown: false }).finally(() => (isDone = true));
      await pause(300);
      expect(isDone).toBe(false);
      return { call };
    });
    expect((await hidden.call).data.ids).toEqual([idOf(large)]);
  });

  it("leaves products of other shops alone", async () => {
    await setShown({ filter: lamps(), isShown: false });
    const { rows } = await shop.ctx.db.execute(
      sql`select is_shown as "isShown" from product where id in (${idOf(ownLamp)}, ${idOf(foreignLamp)})`,
    );
    expect(rows).toEqual([{ isShown: true }, { isShown: true }]);
    const stranger = await makeStaff(shop, await makeMerchant(shop.ctx.db));
    expect((await setShown({ filter: lamps(), isShown: true }, stranger.token)).code).toBe(Code.notFound);
    const packer = await makeStaff(shop, merId, "warehouse");
    expect((await setShown({ filter: lamps(), isShown: true }, packer.token)).code).toBe(Code.forbidden);
    expect(await names("hidden")).toEqual(["Large lamp", "Small lamp"]);
  });

  it("refuses ids together with a filter, neither of both, and unknown filters", async () => {
    for (const body of [
      {},
      { ids: [idOf(small)], filter: lamps() },
      { filter: { ...lamps(), word: "lamp" } },
      { filter: { view: "all" } },
      { filter: { merId } },
    ])
      expect((await setShown({ ...body, isShown: false } as never)).code, JSON.stringify(body)).toBe(
        Code.badRequest,
      );
    expect(await names("hidden")).toEqual([]);
  });

  it("refuses more than the maximum in the caller's language, and changes nothing", async () => {
    await copyProduct(maxBulkProducts - 2);
    const hideAll = (locale?: "fr") =>
      shop.call(merchantProductVisibility, {
        token: owner.token,
        body: { filter: { merId, view: "active" }, isShown: false },
        ...(locale && { locale }),
      });
    const refused = await hideAll();
    expect(refused.code).toBe(Code.badRequest);
    expect(refused.message).toBe(
      "You can change up to 2,000 products at once. Add a filter to select fewer.",
    );
    expect((await hideAll("fr")).message).toMatch(/^Vous pouvez modifier jusqu’à 2\s000 produits/);
    expect(await names("hidden")).toEqual([]);
    await setShown({ ids: [idOf(small)], isShown: false });
    expect((await hideAll()).data.ids).toHaveLength(maxBulkProducts);
  });
});

describe("price rules", () => {
  const rule = { by: "percent", value: "10", isRounded: true } as const;
  const preview = async (query: object = {}) =>
    (
      await shop.call(merchantProductPricePreview, {
        token: owner.token,
        query: { ...lamps(), ...rule, ...query },
      })
    ).data;
  const change = (version: string, body: object = {}) =>
    shop.call(merchantProductPriceRule, {
      token: owner.token,
      body: { filter: lamps(), ...rule, version, ...body },
    });

  it("change the prices of the preview, and log each", async () => {
    const { version, ...shown } = await preview();
    expect(shown).toMatchObject({
      count: 2,
      dropCount: 0,
      problem: null,
      examples: [
        { productName: "Large lamp", price: "30.00", to: "32.90" },
        { productName: "Small lamp", price: "10.00", to: "10.90" },
      ],
    });
    expect((await change(version)).data).toEqual({ count: 2 });
    expect(await pricesOf(small, large, chair)).toEqual(["10.90", "32.90", "40.00"]);
    expect(await pricesOf(ownLamp, foreignLamp)).toEqual(["10.00", "10.00"]);
    expect(await auditEntriesOf(shop, `product:${idOf(large)}`)).toMatchObject([
      { action: "product.price", before: { price: "30.00" }, after: { price: "32.90" } },
    ]);
    const { data } = await shop.call(merchantProductList, { token: owner.token, query: lamps() });
    expect(data.list.map(({ minPrice }) => minPrice)).toEqual(["32.90", "10.90"]);
  });

  it("refuse changes that aren't those of the preview, such as a retry", async () => {
    const { version } = await preview();
    expect((await change(version, { value: "20" })).code).toBe(Code.conflict);
    await makeProduct(shop.ctx.db, merId, { name: "New lamp" });
    expect((await change(version)).code).toBe(Code.conflict);
    expect(await pricesOf(small, large)).toEqual(["10.00", "30.00"]);
    const next = await preview();
    expect((await change(next.version)).data).toEqual({ count: 3 });
    expect((await change(next.version)).code).toBe(Code.conflict);
  });

  it("change the variants on sale of products with ids, but not of another shop", async () => {
    await shop.ctx.db.execute(sql`
      insert into sku (product_id, values, price, is_on_sale) values
        (${idOf(small)}, '{17}', 12, true), (${idOf(small)}, '{18}', 14, false)`);
    const ids = [idOf(small)];
    const by = { by: "amount", value: "-1.5", isRounded: false };
    const shown = await preview({ ...by, ids: ids.join(",") });
    expect(shown.examples.map(({ to }) => to)).toEqual(["8.50", "10.50"]);
    const changed = await change(shown.version, { ...by, filter: undefined, ids });
    expect(changed.data).toEqual({ count: 2 });
    const both = [...ids, idOf(foreignLamp)];
    const { token } = owner;
    const query = { merId, ...rule, ids: both.join(",") };
    expect((await shop.call(merchantProductPricePreview, { token, query })).code).toBe(Code.notFound);
    expect((await change("", { filter: undefined, ids: both })).code).toBe(Code.notFound);
    expect(await pricesOf(foreignLamp)).toEqual(["10.00"]);
  });

  it("need a confirmation below half of the price, and refuse prices of zero", async () => {
    const half = { value: "-51", isRounded: false };
    const { version, dropCount } = await preview(half);
    expect(dropCount).toBe(2);
    expect((await change(version, half)).code).toBe(Code.badRequest);
    expect((await change(version, { ...half, confirm: true })).code).toBe(Code.ok);
    const free = { by: "amount", value: "-20" };
    const shown = await preview(free);
    expect(shown).toMatchObject({ count: 0, examples: [], problem: "tooLow" });
    expect((await change(shown.version, { ...free, confirm: true })).code).toBe(Code.badRequest);
    expect((await change(shown.version, { by: "amount", value: "0.005" })).code).toBe(Code.badRequest);
  });

  it("refuse more prices than the maximum", async () => {
    const addVariants = (from: number, to: number) =>
      shop.ctx.db.execute(sql`insert into sku (product_id, values, price)
        select ${idOf(chair)}::int, array['v' || n], 40 from generate_series(${from}::int, ${to}::int) n`);
    await addVariants(4, maxBulkPrices);
    const all = { words: undefined };
    const shown = await preview(all);
    expect(shown.count).toBe(maxBulkPrices);
    expect(shown.examples).toHaveLength(10);
    const body = { filter: { merId, view: "all" } };
    expect((await change(shown.version, body)).data).toEqual({ count: maxBulkPrices });
    await addVariants(0, 0);
    const refused = await change("", body);
    expect(refused.code).toBe(Code.badRequest);
    expect(refused.message).toMatch(/^You can change up to 5,000 prices at once/);
    expect(await pricesOf(small)).toEqual(["10.90"]);
  });
});
