import type { ProductQuery } from "@carmine/api/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedDemo } from "../../../demo/seed-demo.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";
import { countFacets } from "../facets/count-facets.ts";
import { shapeFacets } from "../facets/shape-facets.ts";
import { type Filters, readFilters, type SortOrder } from "../query/filters.ts";
import { searchProducts } from "../listing/search.ts";
import { knowledgeReader, type SearchKnowledge } from "../search-knowledge.ts";
import type { Listing } from "./listing.ts";

let shop: TestApp;
let inMemory: SearchKnowledge & { listing: Listing };
let inDatabase: SearchKnowledge;
beforeAll(async () => {
  shop = await testApp();
  await seedDemo(shop.ctx);
  const { knowledge } = knowledgeReader(shop.ctx);
  const { listing, ...others } = await knowledge("en");
  if (!listing) throw new Error("The demo is no large marketplace.");
  inMemory = { ...others, listing };
  inDatabase = { ...others, listing: null };
}, 120_000);
afterAll(() => shop.close());

const words = [
  "tire",
  "winter",
  "winter tire",
  "wheel 17",
  "205/55 R16",
  "norrland",
  "oil 5w30",
  "5 x 112",
  "7Jx16",
  "5 l",
  "sofa",
  "xyzzy",
];

/** Random combinations of words and filters. */
const searches = (): fc.Arbitrary<Filters> => {
  const { products, optionPlaces } = inMemory.listing;
  const options = [...optionPlaces.keys()];
  const some = <Value>(values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values);
  const price = some(products).map(({ priceText }) => priceText);
  const optionValues = fc
    .uniqueArray(some(options), { minLength: 1, maxLength: 4 })
    .map((chosen) => chosen.join(","));
  // The options of one sku, so that at least one product matches.
  const optionsOfOne = some(products.flatMap(({ skus }) => skus))
    .map((sku) => options.filter((_, place) => sku.options.includes(place)))
    .filter((own) => own.length > 0)
    .map((own) => own.join(","));
  const query: fc.Arbitrary<ProductQuery> = fc.record(
    {
      keyword: some(words),
      cid: fc.oneof(
        some(products).chain(({ categories }) => some(categories)),
        fc.constant(999_999),
      ),
      brandId: fc.uniqueArray(
        some(products).map(({ brandId }) => brandId ?? 0),
        { maxLength: 3 },
      ),
      merId: fc.uniqueArray(
        some(products).map(({ merchantId }) => merchantId),
        { maxLength: 3 },
      ),
      minPrice: price,
      maxPrice: price,
      minStar: some([3, 4, 4.5]),
      inStock: fc.boolean(),
      optionValues: fc.oneof(optionValues, optionsOfOne),
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(
      query,
      fc.uniqueArray(
        some(products).map(({ id }) => id),
        { maxLength: 3 },
      ),
    )
    .map(([wanted, except]) => ({ ...readFilters(wanted, inMemory.synonyms), except }));
};

const orders = fc.constantFrom<SortOrder>(
  "rank",
  "shop",
  "sales",
  "salesUp",
  "price",
  "priceDown",
  "new",
  "star",
);
const runs = { numRuns: 300 };

it("returns the same products in the same order as the database", async () => {
  const page = fc.record({ page: fc.integer({ min: 1, max: 3 }), limit: fc.constantFrom(5, 24, 100) });
  await fc.assert(
    fc.asyncProperty(searches(), orders, page, async (filters, order, of) => {
      const { db } = shop.ctx;
      expect(await searchProducts(db, filters, order, of, inMemory)).toEqual(
        await searchProducts(db, filters, order, of, inDatabase),
      );
    }),
    runs,
  );
});

it("returns the same facet counts as the database", async () => {
  await fc.assert(
    fc.asyncProperty(searches(), async (filters) => {
      const [own, expected] = await Promise.all(
        [inMemory, inDatabase].map(async (knowledge) =>
          shapeFacets(
            await countFacets(shop.ctx.db, filters, knowledge),
            filters,
            knowledge.categories,
            new Map(),
            "en",
          ),
        ),
      );
      expect(own).toEqual(expected);
    }),
    runs,
  );
});
