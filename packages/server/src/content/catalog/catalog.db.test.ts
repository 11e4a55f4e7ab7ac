import {
  type BodyOf,
  brandCalls,
  categoryCalls,
  categoryTree,
  Code,
  operatorBrandCounts,
  operatorBrandMerge,
  operatorCategoryCounts,
  operatorCategoryMerge,
  operatorCategoryOrder,
  productDetail,
  productList,
  type CategoryEntry,
} from "@carmine/api/contract";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntry } from "../../database/schema/audit.ts";
import { category, categoryMapping, product } from "../../database/schema/catalogue.ts";
import { banner } from "../../database/schema/content.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { guide } from "../../database/schema/content.ts";
import { categoryProperty, property } from "../../database/schema/properties.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makePicture } from "../../testing/test-entries.ts";
import { makeStaff } from "../../testing/test-shop.ts";
import { writeProducts } from "../../testing/write-products.ts";

let shop: TestApp;
let token = "";
let ids: Map<string, number>;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  ({ token } = await makeStaff(shop, undefined, "content"));
  ids = await writeProducts(shop.ctx.db, [
    { handle: "polar", name: { en: "Polar" }, category: ["Tires", "Cars", "Winter"], brand: "Norrland" },
    { handle: "eco", name: { en: "Eco" }, category: ["Tires", "Cars", "Summer"], brand: "Nordland" },
    { handle: "snow", name: { en: "Snow" }, category: ["Seasonal", "Winter"] },
    { handle: "plow", name: { en: "Plow" }, category: ["Seasonal", "Plows"] },
  ]);
});
afterAll(() => shop.close());

const list = async (): Promise<CategoryEntry[]> => (await shop.call(categoryCalls.list, { token })).data;
const pathOf = async (handle: string): Promise<string[]> => {
  const names = new Map((await list()).map(({ id, name }) => [id, name.en]));
  const [row] = await shop.ctx.db
    .select({ path: product.categoryPath })
    .from(product)
    .where(eq(product.handle, handle));
  return (row?.path ?? []).map((id) => names.get(id) ?? "?");
};
/** A category by the names of its path. */
const find = async (...names: string[]): Promise<CategoryEntry> => {
  const all = await list();
  const found = names.reduce<CategoryEntry | undefined>(
    (parent, name) => all.find(({ pid, name: { en } }) => pid === (parent?.id ?? null) && en === name),
    undefined,
  );
  if (!found) throw new Error(`There is no category ${names.join(" > ")}`);
  return found;
};
const fieldsOf = ({ id: _id, ...fields }: CategoryEntry) => fields;
const change = async (entry: CategoryEntry, to: Partial<CategoryEntry>) => {
  const from = fieldsOf(entry);
  return shop.call(categoryCalls.save, { token, body: { id: entry.id, from, to: { ...from, ...to } } });
};
const add = (to: Partial<CategoryEntry>) =>
  shop.call(categoryCalls.save, {
    token,
    body: {
      id: null,
      from: null,
      to: {
        pid: null,
        name: { en: "New" },
        keywords: [],
        picture: null,
        symbol: null,
        setSize: null,
        shown: true,
        properties: [],
        accessories: [],
        guides: [],
        ...to,
      },
    },
  });
const search = async (keyword: string): Promise<string[]> => {
  const { data } = await shop.call(productList, { query: { keyword } });
  const handles = new Map([...ids].map(([handle, id]) => [id, handle]));
  return data.list.map(({ id }) => handles.get(id) ?? "?").toSorted();
};

describe("category tree", () => {
  it("adds a subcategory, orders it and shows it in the menu", async () => {
    const { id: pid } = await find("Tires");
    const { data, message } = await add({ pid, name: { en: "Trucks", fr: "Camions" } });
    expect(data, message).toMatchObject({ pid, name: { en: "Trucks", fr: "Camions" } });
    const siblings = (await list()).filter((one) => one.pid === pid).map((one) => one.id);
    const body = { from: siblings, to: siblings.toReversed() };
    expect((await shop.call(operatorCategoryOrder, { token, body })).code).toBe(Code.ok);
    expect((await shop.call(operatorCategoryOrder, { token, body })).code).toBe(Code.conflict);
    const { data: tree } = await shop.call(categoryTree, { locale: "fr" });
    const menu = tree.find(({ id }) => id === pid)?.childList?.map(({ name }) => name);
    expect(menu).toEqual(["Camions", "Cars"]);
  });

  it("finds products by the new name of a category, and no longer by the old one", async () => {
    expect(await search("summer")).toEqual(["eco"]);
    const from = await find("Tires", "Cars", "Summer");
    await shop.call(productDetail, { params: { id: ids.get("eco") ?? 0 }, locale: "th" });
    await change(from, { name: { en: "Dry roads", th: "ถนนแห้ง" }, keywords: ["asphalt"] });
    await expect.poll(() => search("dry roads")).toEqual(["eco"]);
    expect(await search("asphalt")).toEqual(["eco"]);
    expect(await search("ถนนแห้ง")).toEqual(["eco"]);
    expect(await search("summer")).toEqual([]);
    const { data } = await shop.call(productDetail, { params: { id: ids.get("eco") ?? 0 }, locale: "th" });
    expect(data.productInfo.categoryPath?.at(-1)).toMatchObject({ name: "ถนนแห้ง" });
    await change(await find("Tires", "Cars", "Dry roads"), { name: { en: "Summer" }, keywords: [] });
    await expect.poll(() => search("summer")).toEqual(["eco"]);
  });

  it("moves a category with its products and those below", async () => {
    const cars = await find("Tires", "Cars");
    const { id: pid } = (await add({ name: { en: "Vehicles" } })).data ?? { id: 0 };
    expect((await change(cars, { pid })).code).toBe(Code.ok);
    expect(await pathOf("polar")).toEqual(["Vehicles", "Cars", "Winter"]);
    await expect.poll(() => search("vehicle")).toEqual(["eco", "polar"]);
    const { data } = await shop.call(productList, { query: { cid: pid } });
    expect(data.total).toBe(2);
    // To the top level and back.
    expect((await change({ ...cars, pid }, { pid: null })).code).toBe(Code.ok);
    expect(await pathOf("eco")).toEqual(["Cars", "Summer"]);
    await change({ ...cars, pid: null }, { pid: cars.pid });
    expect(await pathOf("eco")).toEqual(["Tires", "Cars", "Summer"]);
  });

  it("refuses a move into itself, a fourth level, a taken name and an outdated parent", async () => {
    const tires = await find("Tires");
    const cars = await find("Tires", "Cars");
    const winter = await find("Tires", "Cars", "Winter");
    expect((await change(tires, { pid: winter.id })).message).toContain("moved into itself");
    expect((await change(await find("Seasonal"), { pid: cars.id })).message).toContain("3 levels");
    expect((await add({ pid: winter.id })).message).toContain("3 levels");
    expect((await add({ name: { en: "tires" } })).message).toContain("already an entry");
    expect((await add({ pid: 999_999 })).message).toContain("doesn’t exist");
    const late = await change({ ...winter, pid: tires.id }, { pid: null });
    expect(late).toMatchObject({ code: Code.conflict, data: { fields: ["pid"] } });
  });

  it("orders the properties, accessories and guides of a category, and refuses unknown ones", async () => {
    const { db } = shop.ctx;
    const [winter, plows] = [await find("Tires", "Cars", "Winter"), await find("Seasonal", "Plows")];
    for (const key of ["tread", "noise"])
      await db.insert(property).values({ key, name: { en: key }, kind: "number" });
    await db
      .insert(guide)
      .values({ slug: "winter", topic: "guides", title: { en: "Winter" }, html: { en: "" } });
    const links = { properties: ["noise", "tread"], accessories: [plows.id], guides: ["winter"] };
    expect((await change(winter, links)).data).toMatchObject(links);
    const changed = await find("Tires", "Cars", "Winter");
    expect(changed).toMatchObject(links);
    const { code, message } = await change(changed, { guides: ["summer"] });
    expect(code).toBe(Code.badRequest);
    expect(message).toBe("One of the properties, accessories or guides no longer exists. Reload the page.");
    expect(
      (await change(changed, { properties: ["tread", "noise"], accessories: [], guides: [] })).data
        .properties,
    ).toEqual(["tread", "noise"]);
    await change(await find("Tires", "Cars", "Winter"), { properties: [] });
  });

  it("removes only an empty category", async () => {
    const used = await find("Seasonal", "Winter");
    const remove = (entry: CategoryEntry) =>
      shop.call(categoryCalls.remove, { token, body: { id: entry.id, from: fieldsOf(entry) } });
    expect((await remove(used)).message).toContain("1 product");
    const { data } = await add({ name: { en: "Empty" } });
    expect((await remove(await find("Empty"))).code).toBe(Code.ok);
    expect((await list()).map(({ id }) => id)).not.toContain(data?.id);
  });

  it("merges a category with its subcategories, properties, types of imports and links", async () => {
    const { db } = shop.ctx;
    const [from, into] = [await find("Seasonal"), await find("Tires", "Cars")];
    const winter = await find("Seasonal", "Winter");
    const target = await find("Tires", "Cars", "Winter");
    await db.insert(property).values({ key: "spikes", name: { en: "Spikes" }, kind: "flag" });
    await db.insert(categoryProperty).values({ categoryId: winter.id, propertyKey: "spikes" });
    const [{ id: merchantId } = { id: 0 }] = await db.select({ id: merchant.id }).from(merchant).limit(1);
    await db.insert(categoryMapping).values({ merchantId, type: "ice", categoryId: winter.id });
    await makePicture(db);
    await db.insert(banner).values({
      place: "strip",
      title: { en: "Winter" },
      picture: "f-entry",
      url: `/goods/goods_search?cid=${winter.id}&sort=new`,
    });
    await db
      .update(category)
      .set({ accessoryIds: [winter.id] })
      .where(eq(category.id, into.id));
    const { data: counts } = await shop.call(operatorCategoryCounts, { token });
    expect(counts).toContainEqual({ id: from.id, productCount: 2, mappingCount: 1 });
    expect(counts).toContainEqual({ id: winter.id, productCount: 1, mappingCount: 1 });

    const merge = (body: BodyOf<typeof operatorCategoryMerge>) =>
      shop.call(operatorCategoryMerge, { token, body });
    const seen = fieldsOf(from);
    expect((await merge({ id: from.id, intoId: winter.id, from: seen })).message).toContain("into itself");
    expect(await merge({ id: from.id, intoId: into.id, from: { ...seen, keywords: ["old"] } })).toMatchObject(
      { code: Code.conflict, data: { fields: ["keywords"] } },
    );
    expect((await merge({ id: from.id, intoId: into.id, from: seen })).data).toEqual({ productCount: 2 });

    expect(await pathOf("snow")).toEqual(["Tires", "Cars", "Winter"]);
    expect(await pathOf("plow")).toEqual(["Tires", "Cars", "Plows"]);
    await expect.poll(() => search("cars")).toEqual(["eco", "plow", "polar", "snow"]);
    expect(await search("seasonal")).toEqual([]);
    expect((await list()).map(({ id }) => id)).not.toContain(winter.id);
    expect(await db.select().from(categoryProperty)).toEqual([
      { categoryId: target.id, propertyKey: "spikes", sort: 0 },
    ]);
    const [mapping] = await db.select().from(categoryMapping);
    expect(mapping?.categoryId).toBe(target.id);
    const [link] = await db.select({ url: banner.url }).from(banner);
    expect(link?.url).toBe(`/goods/goods_search?cid=${target.id}&sort=new`);
    const [row] = await db.select().from(category).where(eq(category.id, into.id));
    expect(row?.accessoryIds).toEqual([target.id]);
    const [entry] = await db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
    expect(entry).toMatchObject({ action: "category.merge", subject: `category:${from.id}` });
  });

  it("gives a product that is written meanwhile the new path", async () => {
    const { db } = shop.ctx;
    const seasons = (await add({ name: { en: "Seasons" } })).data;
    const tires = await find("Tires");
    const writing = await db.transaction(async (tx) => {
      // The move holds the row until it commits; the import knows the old path already.
      await tx.execute(sql`select from category where id = ${tires.id} for update`);
      const written = writeProducts(db, [{ handle: "late", category: ["Tires"] }]);
      await expect
        .poll(() =>
          db.$count(sql`pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`),
        )
        .toBe(1);
      await tx
        .update(category)
        .set({ pid: seasons?.id ?? 0, path: [seasons?.id ?? 0, tires.id], level: 2 })
        .where(eq(category.id, tires.id));
      return { written };
    });
    await writing.written;
    expect(await pathOf("late")).toEqual(["Seasons", "Tires"]);
  });
});

describe("brands", () => {
  const brands = async () => (await shop.call(brandCalls.list, { token })).data;
  const named = async (name: string) => {
    const found = (await brands()).find((one) => one.name === name);
    if (!found) throw new Error(`There is no brand ${name}`);
    return found;
  };

  it("finds products by the new name of their brand", async () => {
    const { id, ...from } = await named("Norrland");
    expect(await search("norrland")).toEqual(["polar"]);
    const { data } = await shop.call(brandCalls.save, {
      token,
      body: { id, from, to: { ...from, name: "Fjordia" } },
    });
    expect(data).toMatchObject({ id, name: "Fjordia" });
    await expect.poll(() => search("fjordia")).toEqual(["polar"]);
    expect(await search("norrland")).toEqual([]);
  });

  it("merges brands, and removes only one without products", async () => {
    const [from, into] = [await named("Nordland"), await named("Fjordia")];
    const { id, ...seen } = from;
    const remove = () => shop.call(brandCalls.remove, { token, body: { id, from: seen } });
    expect((await remove()).message).toContain("1 product");
    const body = { id, intoId: into.id, from: seen };
    expect((await shop.call(operatorBrandMerge, { token, body: { ...body, intoId: id } })).message).toContain(
      "doesn’t exist",
    );
    expect((await shop.call(operatorBrandMerge, { token, body })).data).toEqual({ productCount: 1 });
    await expect.poll(() => search("fjordia")).toEqual(["eco", "polar"]);
    expect((await shop.call(operatorBrandCounts, { token })).data).toEqual([
      { id: into.id, productCount: 2 },
    ]);
    expect((await brands()).map((one) => one.id)).not.toContain(id);
  });
});
