import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { pictureFile } from "../picture-file.ts";
import { picturesOf } from "../pictures-of.ts";
import tables from "./index.ts";

const flatten = <Node extends { children?: Node[] }>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
const unique = (keys: string[]): number => new Set(keys).size;

describe("the demo marketplace", () => {
  const { products, merchants, reviews } = tables;
  const kinds = new Set(
    flatten(tables.categories)
      .filter(({ children }) => children === undefined)
      .map(({ key }) => key),
  );

  it("has the documented number of rows", () => {
    expect(tables.categories).toHaveLength(8);
    expect(merchants).toHaveLength(12);
    expect(merchants.filter(({ isSelf }) => isSelf)).toHaveLength(2);
    expect(products.length).toBeGreaterThanOrEqual(240);
    expect(reviews).toHaveLength(2000);
  });

  it("has a symbol for each department in the menu", () => {
    expect(tables.categories.map(({ symbol }) => symbol ?? "")).not.toContain("");
  });

  it("has a picture for everything, at most six megabytes", () => {
    const folder = join(import.meta.dirname, "../pictures");
    const files = picturesOf(tables).map(pictureFile);
    expect(readdirSync(folder).toSorted()).toEqual([...new Set(files)].toSorted());
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(6_000_000);
  });

  it("has a label for every tire, with the symbols of its kind, and for no other product", () => {
    const tires = products.filter(({ category }) => category.endsWith("-tires"));
    expect(products.filter((product) => product.tireLabel !== undefined)).toEqual(tires);
    const labels = (category: string) =>
      tires.flatMap((tire) => (tire.category === category ? [tire.tireLabel] : []));
    for (const label of labels("winter-tires")) expect(label?.snow).toBe(true);
    for (const label of labels("summer-tires")) expect(label).toMatchObject({ snow: false, ice: false });
    const onIce = tires.filter(({ tireLabel }) => tireLabel?.ice);
    expect(new Set(onIce.map(({ key }) => key.slice(0, "norrland-ice-grip".length)))).toEqual(
      new Set(["norrland-ice-grip"]),
    );
  });

  it("has a few reviews with many helpful marks, many with few, and some with additions", () => {
    const votes = reviews.map(({ helpful }) => helpful).toSorted((a, b) => b - a);
    expect(votes[0]).toBeGreaterThan(30);
    expect(votes[reviews.length / 2]).toBeLessThanOrEqual(2);
    const added = reviews.filter(({ addition }) => addition !== undefined);
    expect(added.length).toBeGreaterThan(40);
    expect(added.length).toBeLessThan(200);
    for (const { addition, ageDays } of added) {
      expect(addition?.ageDays).toBeGreaterThan(0);
      expect(addition?.ageDays).toBeLessThan(ageDays);
    }
    expect(unique(added.map(({ locale }) => locale))).toBe(6);
  });

  it("has unique names", () => {
    expect(unique(products.map(({ key }) => key))).toBe(products.length);
    const keys = flatten(tables.categories).map(({ key }) => key);
    expect(unique(keys)).toBe(keys.length);
  });

  it("has no dangling references", () => {
    const shops = new Map(
      merchants.map((merchant) => [merchant.key, flatten(merchant.categories).map(({ key }) => key)]),
    );
    const brands = new Set(tables.brands.map(({ key }) => key));
    const keys = new Set(products.map(({ key }) => key));
    for (const product of products) {
      expect(kinds, product.key).toContain(product.category);
      expect(brands, product.key).toContain(product.brand);
      expect(shops.get(product.merchant), product.key).toContain(product.shopCategory);
      for (const sku of product.skus) expect(sku.values).toHaveLength(product.options.length);
      expect(unique(product.skus.map(({ values }) => values.join()))).toBe(product.skus.length);
    }
    for (const { products: listed } of tables.activities)
      for (const key of listed) expect(keys).toContain(key);
    for (const { product } of reviews) expect(keys).toContain(product);
    for (const { url } of [...tables.banners, ...tables.news]) {
      const [kind, key = ""] = url.split(":");
      const guide = /^\/guides\/(.*)$/.exec(url)?.[1];
      if (kind === "product") expect(keys).toContain(key);
      if (guide !== undefined) expect(tables.guides.map(({ slug }) => slug)).toContain(guide);
      if (kind === "category") expect(flatten(tables.categories).map((node) => node.key)).toContain(key);
    }
  });

  it("formats prices with cents, like the lists next to them", () => {
    for (const { key, title, text } of tables.banners)
      for (const words of [title, text])
        for (const [locale, translation] of Object.entries(words ?? {}))
          for (const [, before, after] of translation.matchAll(/\$\s?([\d.,]*\d)|([\d.,]*\d)\s\$/g))
            expect(before ?? after, `${key} ${locale}`).toMatch(
              ["es", "fr", "lao"].includes(locale) ? /^\d+,\d\d$/ : /^\d+\.\d\d$/,
            );
  });

  it("capitalizes values of specifications and options by the rules of each language", () => {
    for (const { key, specifications = [], options } of products) {
      const values = options.flatMap((one) => one.values.map(({ text }) => text));
      for (const text of [...specifications.map(({ value }) => value), ...values])
        for (const [locale, words] of Object.entries(typeof text === "string" ? { every: text } : text))
          expect(words.slice(0, 1), `${key} ${locale}`).toBe(words.slice(0, 1).toUpperCase());
    }
  });

  it("offers size exchange only for products with sizes", () => {
    const promising = products.filter(({ content }) =>
      JSON.stringify(content).includes("Need another size?"),
    );
    expect(promising.length).toBeGreaterThan(0);
    for (const { key, options } of promising)
      expect(JSON.stringify(options.map(({ name }) => name)), key).toContain('"Size"');
  });

  it("has a separate phone number and separate hours for each shop", () => {
    const phones = merchants.map(({ service }) => service.phone ?? "");
    expect(unique([...phones, tables.platform.service.hotline])).toBe(merchants.length + 1);
    for (const phone of phones) expect(phone).toMatch(/^\+1 \d{3} 555 01\d\d$/);
    expect(unique(merchants.map(({ openingTime }) => JSON.stringify(openingTime)))).toBe(merchants.length);
    expect(merchants[3]?.openingTime).toMatchObject({
      en: "Monday to Saturday, 8:30 AM – 5:30 PM",
      fr: "Du lundi au samedi, 8 h 30 – 17 h 30",
    });
    expect(merchants[3]?.openingHours).toEqual({
      timeZone: "Europe/London",
      periods: [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: "08:30", to: "17:30" })),
    });
  });

  it("has every contact channel", () => {
    const { h5Url, hotline, message, email } = tables.platform.service;
    expect([h5Url, hotline, message, email]).not.toContain("");
  });

  it("lists no wheel among the tires of its shop", () => {
    const isWheel = (key: string) => key.endsWith("-wheels");
    for (const { key, categories } of merchants) {
      const tires = categories.find((section) => section.key === "tires");
      expect(
        flatten(tires?.children ?? []).filter((kind) => isWheel(kind.key)),
        key,
      ).toEqual([]);
    }
    expect(flatten(merchants[0]?.categories ?? []).some((kind) => isWheel(kind.key))).toBe(true);
  });

  it("has no flash deal among the best sellers", () => {
    const best = products.toSorted((a, b) => b.virtualSales - a.virtualSales).slice(0, 10);
    const [flash] = tables.activities;
    expect(flash?.products).toHaveLength(20);
    expect(best.map(({ key }) => key).filter((key) => flash?.products.includes(key))).toEqual([]);
  });

  it("shows winter tires of three brands on the home page, without flash deals", () => {
    const [flash = [], winter = []] = ["flash", "winter"].map(
      (name) => tables.activities.find(({ key }) => key === name)?.products,
    );
    expect(flash.filter((key) => winter.includes(key))).toEqual([]);
    const brands = winter.slice(0, 3).map((key) => products.find((product) => product.key === key)?.brand);
    expect(new Set(brands).size).toBe(3);
  });

  it('has the claim "safe on paint" only for products that are applied, not for oils and brake fluid', () => {
    const fluids = products.filter(({ category }) => ["motor-oil", "coolants"].includes(category));
    expect(fluids).toHaveLength(6);
    for (const { intro, content } of fluids)
      expect(JSON.stringify([intro, content])).not.toMatch(/on paint|wipe or rinse/);
  });

  it("has enough stock for its deals, and few remaining units only of scarce products", () => {
    const rounds = Object.entries(tables.activities[0]?.rounds ?? {});
    expect(rounds.map(([key]) => key)).toEqual(tables.activities[0]?.products);
    for (const [key, { quota, sold }] of rounds) {
      const skus = products.find((product) => product.key === key)?.skus ?? [];
      const stock = skus.reduce((sum, sku) => sum + sku.stock, 0);
      const left = quota - sold;
      expect(left, key).toBeGreaterThan(0);
      expect(left, key).toBeLessThanOrEqual(stock);
      expect(sold, key).toBeGreaterThan(0);
      // From 80% on, the page shows how many are left.
      if (sold / quota >= 0.8 || left <= 20) expect(stock, key).toBeLessThanOrEqual(30);
    }
    const shares = rounds.map(([, { quota, sold }]) => Math.round((100 * sold) / quota));
    expect(new Set(shares.slice(0, 8)).size).toBeGreaterThanOrEqual(7);
  });

  it("sells nothing above its list price", () => {
    for (const { key, skus } of products)
      for (const { price, listPrice } of skus) {
        expect(Number(price), key).toBeGreaterThan(0);
        if (listPrice !== undefined) expect(Number(listPrice), key).toBeGreaterThan(Number(price));
      }
  });

  it("has only discounted products in its activities", () => {
    const reduced = new Set(
      products
        .filter(({ skus }) => skus.every(({ listPrice }) => listPrice !== undefined))
        .map(({ key }) => key),
    );
    for (const { products: listed } of tables.activities)
      for (const key of listed) expect(reduced).toContain(key);
  });

  it("is deterministic", async () => {
    vi.resetModules();
    const again = await import("./index.ts");
    expect(JSON.stringify(again.default)).toBe(JSON.stringify(tables));
  });
});
