import type { LocalizedText } from "../../shared/localized-text.ts";
import type { product } from "../../database/schema/catalogue.ts";

/** A specification row; with `facet` goods can be filtered by it. Keys and values hold neither comma nor colon. */
export interface DraftSpecification {
  name: LocalizedText;
  value: LocalizedText;
  facet?: { key: string; value: string };
}

export interface DraftSku {
  /** One value key per option. */
  values: string[];
  code: string;
  price: string;
  listPrice: string | null;
  /** Units that can be sold; null keeps the stock of a sku that exists and gives a new one none. */
  onHand: number | null;
  /** The figure of the product file that the stock comes from; see the schema. */
  importedStock?: number | null;
  /** Its stock isn't counted: it never sells out. */
  isAlwaysSellable?: boolean;
  /** Picture key. */
  picture: string | null;
  barCode: string;
  weight: string;
  volume: string;
}

type Columns = typeof product.$inferInsert;

/** Columns that every draft has. */
type Given =
  | "merchantId"
  | "handle"
  | "name"
  | "intro"
  | "content"
  | "unit"
  | "keywords"
  | "options"
  | "pictures"
  | "tireLabel"
  | "guaranteeIds"
  | "tags"
  | "isShown"
  | "shopCategoryPath";

/** Columns that follow from the draft, or that others keep. */
type Derived =
  | "id"
  | "categoryId"
  | "categoryPath"
  | "brandId"
  | "specifications"
  | "price"
  | "listPrice"
  | "cardPicture"
  | "tokens"
  | "facets"
  | "sales"
  | "starCounts"
  | "browse"
  | "isForcedDown"
  | "isRecycled"
  | "isDeleted"
  | "auditStatus"
  | "updatedAt";

/**
 * A product to be written to the catalogue by an import, the demo or a merchant. Every other column may be given: it
 * stays as it is when a product that exists is written again without it.
 */
export interface ProductDraft
  extends Required<Pick<Columns, Given>>, Partial<Omit<Columns, Given | Derived>> {
  /** `words`: what its goods are found by besides their own names. */
  category: { id: number; path: number[]; words: LocalizedText[] };
  brand: { id: number; name: string } | null;
  specifications: DraftSpecification[];
  /** Empty only where the product is hidden. */
  skus: DraftSku[];
}
