import type { LocalizedText } from "../../shared/localized-text.ts";
import type { product } from "../../database/schema/catalogue.ts";
import type { DraftProperty } from "../properties/draft-property.ts";

/** A specification row; with `facet` it is filterable. Keys and values contain neither comma nor colon. */
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
  /** Units that can be sold; null keeps the stock of an existing sku and sets 0 for a new one. */
  onHand: number | null;
  /** The figure in the product file; see the schema. */
  importedStock?: number | null;
  /** Whether it never sells out, because its stock isn't counted. */
  isAlwaysSellable?: boolean;
  /** Picture key. */
  picture: string | null;
  barCode: string;
  weight: string;
  volume: string;
}

type Columns = typeof product.$inferInsert;

/** Required columns of a draft. */
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

/** Columns derived from the draft or managed elsewhere. */
type Derived =
  | "id"
  | "categoryId"
  | "categoryPath"
  | "brandId"
  | "specifications"
  | "properties"
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
 * A product to be written by an import, the demo or a merchant. Other columns are optional and stay unchanged
 * in an existing product.
 */
export interface ProductDraft
  extends Required<Pick<Columns, Given>>, Partial<Omit<Columns, Given | Derived>> {
  /** `words`: search words of its products in addition to their names. */
  category: { id: number; path: number[]; words: LocalizedText[] };
  brand: { id: number; name: string } | null;
  specifications: DraftSpecification[];
  /** Structured properties; absent: none. */
  properties?: readonly DraftProperty[];
  /** Only empty for a hidden product. */
  skus: DraftSku[];
}
