/**
 * How well searches of a running shop rank: mean nDCG of the first ten results of about 200 queries, by kind.
 * `node scripts/bench/relevance.ts http://127.0.0.1:3000`. The queries come from the shop's own catalog: names of
 * categories in six languages, of brands, both together, tire sizes, product names, and misspelled categories.
 * Relevant are the products that the corresponding filter returns, or the named product.
 */
import { call } from "./load.ts";

const [shop = "http://127.0.0.1:3000"] = process.argv.slice(2);
const counted = 10;
const queriesPerKind = 40;

interface Category {
  id: number;
  name: string;
  childList: Category[] | null;
}

interface Query {
  kind: string;
  words: string;
  locale: string;
  relevant: ReadonlySet<number>;
}

const api = <Data>(path: string, locale = "en"): Promise<Data> =>
  call<Data>({ url: `${shop}/api/front/${path}`, headers: { "accept-language": locale } });

interface Listed {
  id: number;
  storeName: string;
}

const idsOf = async (filter: string): Promise<Listed[]> =>
  (await api<{ list: Listed[] }>(`product/list?limit=100&${filter}`)).list;

const allOf = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...allOf(category.childList ?? [])]);

const setOf = (products: readonly Listed[]): Set<number> => new Set(products.map(({ id }) => id));

/** At most `count` items, evenly spaced. */
const spaced = <Item>(items: readonly Item[], count: number): Item[] => {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, at) => items[Math.floor(at * step)],
  ).filter((item) => item !== undefined);
};

const swapped = (word: string): string =>
  word.slice(0, 2) + (word[3] ?? "") + (word[2] ?? "") + word.slice(4);

const queries: Query[] = [];
const english = allOf(await api<Category[]>("product/category"));
const relevantIn = new Map<number, Set<number>>();
for (const category of english) relevantIn.set(category.id, setOf(await idsOf(`cid=${category.id}`)));

for (const locale of ["en", "zh-CN", "es", "fr", "th", "lao"])
  for (const category of spaced(allOf(await api<Category[]>("product/category", locale)), 12)) {
    const relevant = relevantIn.get(category.id) ?? new Set();
    if (relevant.size > 0)
      queries.push({ kind: `category, ${locale}`, words: category.name, locale, relevant });
  }
for (const category of spaced(english, queriesPerKind / 2)) {
  const relevant = relevantIn.get(category.id) ?? new Set();
  if (relevant.size > 0 && category.name.length > 5)
    queries.push({ kind: "category, misspelled", words: swapped(category.name), locale: "en", relevant });
}

interface Facet {
  key: string;
  values: { value: string; name: string }[];
}
const facets = await api<Facet[]>("product/facets?limit=1");
const valuesOf = (key: string) => facets.find((facet) => facet.key === key)?.values ?? [];
for (const { value, name } of spaced(valuesOf("brandId"), queriesPerKind / 2)) {
  const ofBrand = await idsOf(`brandId=${value}`);
  queries.push({ kind: "brand", words: name, locale: "en", relevant: setOf(ofBrand) });
  const category = english.find(
    (each) =>
      (each.childList ?? []).length === 0 &&
      ofBrand.some(({ id }) => relevantIn.get(each.id)?.has(id) === true),
  );
  if (category) {
    const both = await idsOf(`brandId=${value}&cid=${category.id}`);
    queries.push({
      kind: "brand and category",
      words: `${name} ${category.name}`,
      locale: "en",
      relevant: setOf(both),
    });
  }
}
for (const { value, name } of spaced(valuesOf("option:size"), queriesPerKind))
  queries.push({
    kind: "size",
    words: name,
    locale: "en",
    relevant: setOf(await idsOf(`optionValues=${encodeURIComponent(`size:${value}`)}`)),
  });
for (const { id, storeName } of spaced(await idsOf("sort=new"), queriesPerKind))
  queries.push({ kind: "product", words: storeName, locale: "en", relevant: new Set([id]) });

const gainAt = (place: number): number => 1 / Math.log2(place + 2);

const ndcg = async ({ words, locale, relevant }: Query): Promise<number> => {
  const { list } = await api<{ list: Listed[] }>(
    `product/list?limit=${counted}&keyword=${encodeURIComponent(words)}`,
    locale,
  );
  let gained = 0;
  for (const [place, { id }] of list.entries()) if (relevant.has(id)) gained += gainAt(place);
  let ideal = 0;
  for (let place = 0; place < Math.min(counted, relevant.size); place += 1) ideal += gainAt(place);
  return gained / ideal;
};

const byKind = new Map<string, number[]>();
for (const query of queries.filter(({ relevant }) => relevant.size > 0)) {
  const scores = byKind.get(query.kind) ?? [];
  byKind.set(query.kind, scores);
  scores.push(await ndcg(query));
}
const mean = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, 0) / scores.length;
for (const [kind, scores] of byKind)
  console.log(
    `${kind.padEnd(22)} ${String(scores.length).padStart(3)} queries  nDCG@${counted} ${mean(scores).toFixed(3)}`,
  );
const all = [...byKind.values()].flat();
console.log(
  `${"all".padEnd(22)} ${String(all.length).padStart(3)} queries  nDCG@${counted} ${mean(all).toFixed(3)}`,
);
process.exit();
