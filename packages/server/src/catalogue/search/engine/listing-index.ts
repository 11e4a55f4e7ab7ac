import { Column, ListColumn } from "./column.ts";
import { type DocSet, exclude, include, includeAll, intersect, keepOnly, wordsFor } from "./doc-set.ts";
import { Postings } from "./postings.ts";
import { brandTerm, nameTerm, shopTerm, type TermQuery, tokensInName } from "./terms.ts";

/** A row of the listing with the skus of its product. */
export interface ListingRow {
  readonly id: number;
  readonly merchantId: number;
  readonly brandId: number | null;
  readonly categories: readonly number[];
  /** Cents. */
  readonly cents: number;
  readonly sales: number;
  readonly rank: number;
  readonly shopSort: number;
  readonly star: number;
  readonly reviewCount: number;
  /** Microseconds since 1970. */
  readonly createdAt: number;
  readonly isInStock: boolean;
  readonly terms: readonly string[];
  readonly options: readonly string[];
  readonly skus: readonly { readonly options: readonly string[]; readonly isInStock: boolean }[];
  /** Hash of terms, options and skus. */
  readonly content: number;
}

/** A value that products share: the id of a shop, brand or category, or an option as `key:value`. */
export type FacetValue =
  | { readonly facet: "merId" | "brandId" | "cid"; readonly value: number }
  | { readonly facet: "option"; readonly value: string };

/** Numbers of products that change often, by doc. */
const numberColumns = () => ({
  cents: new Column(Float64Array),
  sales: new Column(Int32Array),
  rank: new Column(Int32Array),
  shopSort: new Column(Int32Array),
  star: new Column(Float64Array),
  reviewCount: new Column(Int32Array),
  createdAt: new Column(Float64Array),
});

type NumberColumn = keyof ReturnType<typeof numberColumns>;

const numberNames = Object.keys(numberColumns()) as NumberColumn[];

/**
 * All listed products in memory. A product is a *doc*, numbered in the order of arrival. A change of its numbers
 * happens in place; a change of its terms, options or skus ends the doc and adds another one, so that sets of docs
 * only grow at their end.
 */
export class ListingIndex {
  readonly numbers = numberColumns();
  readonly ids = new Column(Uint32Array);
  readonly inStock = new Column(Uint8Array);
  /**
   * The values of each doc, as indexes in `facetValues`. In one column, because counting is limited by memory
   * access.
   */
  readonly values = new ListColumn();
  readonly facetValues: FacetValue[] = [];
  readonly skuInStock = new Column(Uint8Array);
  /** The options of each sku, as indexes in `facetValues`. */
  readonly skuOptions = new ListColumn();
  /** Number of listed products. */
  liveCount = 0;
  /** Called for every doc that was added, ended or changed. */
  onChange: (doc: number) => void = () => undefined;
  readonly #live = new Column(Uint32Array);
  /** Index of the first sku of each doc in the sku columns, where the skus of a doc are contiguous. */
  readonly #firstSkus = new Column(Uint32Array);
  readonly #content = new Column(Float64Array);
  /** Doc of each product plus 1, by product id; 0 for none. */
  readonly #docs = new Column(Uint32Array);
  readonly #terms = new Map<string, Postings>();
  readonly #valueNumbers = new Map<string, number>();

  /** Number of docs, including ended ones. */
  get size(): number {
    return this.ids.length;
  }

  /** Docs that haven't ended. */
  get live(): DocSet {
    return this.#live.values.subarray(0, this.#live.length);
  }

  /** The first sku of a doc; its last one is before the first of the next doc. */
  firstSku(doc: number): number {
    return doc < this.size ? (this.#firstSkus.values[doc] ?? 0) : this.skuInStock.length;
  }

  docOf(productId: number): number | undefined {
    const doc = this.#docs.values[productId] ?? 0;
    return doc === 0 ? undefined : doc - 1;
  }

  /** Index in `facetValues`; undefined if no product has this value. */
  valueNumber({ facet, value }: FacetValue): number | undefined {
    return this.#valueNumbers.get(`${facet}:${value}`);
  }

  /** Adds a product or applies its changes. */
  put(row: ListingRow): void {
    const doc = this.docOf(row.id);
    if (doc !== undefined && this.#content.values[doc] === row.content) {
      for (const name of numberNames) this.numbers[name].values[doc] = row[name];
      this.inStock.values[doc] = Number(row.isInStock);
      this.onChange(doc);
      return;
    }
    if (doc !== undefined) this.#end(doc);
    this.#add(row);
  }

  remove(productId: number): void {
    const doc = this.docOf(productId);
    if (doc === undefined) return;
    this.#end(doc);
    this.#docs.values[productId] = 0;
  }

  /** Docs with these terms; an empty array if there can be none. */
  find(query: TermQuery): DocSet {
    const isKnown = (term: string): boolean => this.#terms.has(term) || this.#terms.has(nameTerm(term));
    // A word that no product has, for example half of one, spares the search for the others.
    if (!query.every((group) => group.some((terms) => terms.every(isKnown)))) return new Uint32Array();
    const [found = this.live.slice(), ...others] = query.map((group) => this.#docsOf(group));
    for (const kept of [this.live, ...others]) keepOnly(found, kept);
    return found;
  }

  /** Docs with all terms of any alternative, in a name or elsewhere, including ended docs. */
  #docsOf(group: TermQuery[number]): DocSet {
    const docs = new Uint32Array(wordsFor(this.size));
    for (const terms of group) {
      const [first = "", ...others] = terms;
      // One set for all alternatives of one term, because a suggestion has dozens of them.
      if (others.length === 0) this.#addDocs(docs, first);
      else includeAll(docs, intersect(terms.map((term) => this.#docsOf([[term]]))));
    }
    return docs;
  }

  #addDocs(docs: DocSet, term: string): void {
    this.#terms.get(term)?.addTo(docs);
    this.#terms.get(nameTerm(term))?.addTo(docs);
  }

  #end(doc: number): void {
    exclude(this.#live.values, doc);
    this.liveCount -= 1;
    this.onChange(doc);
  }

  #add(row: ListingRow): void {
    const doc = this.size;
    while (this.#docs.length <= row.id) this.#docs.push(0);
    this.#docs.values[row.id] = doc + 1;
    this.liveCount += 1;
    this.ids.push(row.id);
    if (this.#live.length < wordsFor(doc + 1)) this.#live.push(0);
    include(this.#live.values, doc);
    this.inStock.push(Number(row.isInStock));
    this.#content.push(row.content);
    for (const name of numberNames) this.numbers[name].push(row[name]);
    const values: FacetValue[] = [
      { facet: "merId", value: row.merchantId },
      ...(row.brandId === null ? [] : [{ facet: "brandId" as const, value: row.brandId }]),
      ...row.categories.map((value) => ({ facet: "cid" as const, value })),
      ...row.options.map((value) => ({ facet: "option" as const, value })),
    ];
    this.values.push(values.map((value) => this.#numberOf(value)));
    this.#firstSkus.push(this.skuInStock.length);
    for (const { options, isInStock } of row.skus) {
      this.skuOptions.push(options.map((option) => this.#numberOf({ facet: "option", value: option })));
      this.skuInStock.push(Number(isInStock));
    }
    const named = tokensInName(row.terms);
    // A token of a name also has a term without the mark, which `#docsOf` doesn't need.
    for (const term of row.terms) if (!named.has(term)) this.#addTerm(term, doc);
    this.#addTerm(shopTerm(row.merchantId), doc);
    if (row.brandId !== null) this.#addTerm(brandTerm(row.brandId), doc);
    this.onChange(doc);
  }

  #addTerm(term: string, doc: number): void {
    const known = this.#terms.get(term);
    const postings = known ?? new Postings();
    if (!known) this.#terms.set(term, postings);
    postings.push(doc);
  }

  #numberOf(value: FacetValue): number {
    const known = this.valueNumber(value);
    if (known !== undefined) return known;
    const added = this.facetValues.push(value) - 1;
    this.#valueNumbers.set(`${value.facet}:${value.value}`, added);
    return added;
  }
}
