import type { LocalizedText } from "../../shared/localized-text.ts";
import type { ProductOption } from "../../shared/product-option.ts";

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
  onHand: number;
  /** Its stock isn't counted: it never sells out. */
  isAlwaysSellable?: boolean;
  /** Picture key. */
  picture: string | null;
  barCode: string;
  weight: string;
  volume: string;
}

/** A product to be written to the catalogue by an import, the demo or a merchant. */
export interface ProductDraft {
  merchantId: number;
  handle: string;
  category: { id: number; path: number[]; words: string[] };
  shopCategoryPath: number[];
  brand: { id: number; name: string } | null;
  name: LocalizedText;
  intro: LocalizedText;
  /** Sanitised HTML. */
  content: LocalizedText;
  unit: LocalizedText;
  keywords: string[];
  options: ProductOption[];
  specifications: DraftSpecification[];
  /** Picture keys, the card's first. */
  pictures: string[];
  guaranteeIds: number[];
  tags: string[];
  isShown: boolean;
  skus: DraftSku[];
  /** Kept as they are when a product that exists is written again without them. */
  rank?: number;
  virtualSales?: number;
  createdAt?: Date;
}
