import type { OpeningHours, SettingName, TireLabel, WireLocale } from "@carmine/api/contract";
import type { DemoCoupon, DemoDelivery, DemoFreight, DemoTax } from "./charge-types.ts";
import type { DemoGuide, DemoQuestion, DemoSynonym, DemoCarSize } from "./discovery-types.ts";
import type { DemoPastOrder } from "./order-types.ts";
import type { DemoFeature, DemoProperty, DemoPropertyValues } from "./property-types.ts";
import type { PictureSpec } from "./picture-spec.ts";
import type { Amount, DemoMerchantCategory, DemoMerchantType, Localized } from "./text-types.ts";

export type { Amount, Localized } from "./text-types.ts";
export type { DemoMerchantCategory, DemoMerchantType } from "./text-types.ts";
export type { DemoFeature, DemoProperty } from "./property-types.ts";

/** A text in all languages, or one for all of them (a brand, a size, an untranslated title). */
export type Text = string | Localized;

/**
 * A node of the platform's category tree: department (level 1), category (2), kind (3). Only kinds contain
 * products. Keys are unique in the whole tree.
 */
export interface DemoCategory {
  key: string;
  name: Localized;
  /** Search keywords for the category's products in any language, such as "tyre" or "rims". */
  keywords?: string[];
  /** Small picture in menus and the category panel. */
  icon: PictureSpec;
  /** Name of a lucide icon for departments in the menu. */
  symbol?: string;
  /** Units usually bought together in this category and below, such as four tires. */
  setSize?: number;
  /** Keys of its properties in the order of the specification table, which categories below inherit. */
  properties?: readonly string[];
  /** Keys of categories with accessories for its products. */
  accessories?: readonly string[];
  /** Slugs of guides for choosing one of its products. */
  guides?: readonly string[];
  children?: DemoCategory[];
}

/** A node of one shop's category tree (two levels). Keys are unique within the shop. */
export interface DemoShopCategory {
  key: string;
  name: Localized;
  children?: DemoShopCategory[];
}

export interface DemoMerchant {
  key: string;
  /** The shop's name, the same in every language. */
  name: string;
  type: string;
  category: string;
  /** Run by the platform itself. */
  isSelf: boolean;
  /** Shown in the list of shops on the home page. */
  isRecommended: boolean;
  avatar: PictureSpec;
  /** Wide picture behind the shop's header. */
  cover: PictureSpec;
  /** Pictures of the shop's carousel. */
  banners: PictureSpec[];
  intro: Localized;
  keywords: string[];
  followers: number;
  /** Pictures of the shop's legal documents. */
  papers: PictureSpec[];
  service: { phone?: string; email?: string; message?: string; link?: string };
  openingTime: Text;
  openingHours: OpeningHours;
  contact: { realName: string; email: string; phone: string; address: string };
  categories: DemoShopCategory[];
}

export interface DemoBrand {
  key: string;
  name: string;
  logo?: PictureSpec;
}

/** A shop's guarantee, such as "30-day returns". */
export interface DemoGuarantee {
  key: string;
  name: Localized;
  /** Name of a lucide icon, such as "shield-check". */
  icon: string;
  content: Localized;
}

export interface DemoOptionValue {
  /** Unique within the option; value of the search facet: lower case, no comma or colon ("205-55r16"). */
  key: string;
  text: Text;
  /** Index into the product's pictures, for a chip with a picture. */
  picture?: number;
}

/**
 * An option by which skus differ. `key` is shared by all products with the same facet ("size", "color").
 */
export interface DemoOption {
  key: string;
  name: Localized;
  values: DemoOptionValue[];
}

export interface DemoSku {
  /** One value key per option, in option order; empty without options. */
  values: string[];
  price: Amount;
  listPrice?: Amount;
  /** Units in stock; 0 is sold out. */
  stock: number;
  /** Kilograms. */
  weight?: number;
  /** Cubic meters. */
  volume?: number;
  barCode?: string;
  /** Index into the product's pictures shown when this sku is chosen. */
  picture?: number;
}

/** A row of the specification table. With `facet` (facet key and value key) it is also filterable. */
export interface DemoSpecification {
  name: Localized;
  value: Text;
  facet?: { key: string; value: string };
}

export interface DemoProduct {
  /** Unique, stable, lower case with dashes. */
  key: string;
  merchant: string;
  /** Key of a level 3 category. */
  category: string;
  /** Key of a category in the merchant's tree. */
  shopCategory?: string;
  brand: string;
  name: Text;
  /** Short selling points, one per line. */
  intro: Text;
  /** The details tab: simple HTML (p, ul, li, h3, strong, table). */
  content?: Text;
  unit: Text;
  keywords?: string[];
  /** Empty for one sku. Facets width, profile and rim are parsed from "205/55 R16" in the option `size`. */
  options: DemoOption[];
  skus: DemoSku[];
  specifications?: DemoSpecification[];
  /** Values by the key of their property, which its category must have. */
  properties?: DemoPropertyValues;
  features?: DemoFeature[];
  /** Tire label grades. */
  tireLabel?: TireLabel;
  /** The first one is shown on cards. */
  pictures: PictureSpec[];
  /** Added to the real units sold for display. */
  virtualSales: number;
  guarantees: string[];
  /** Keys of `DemoTag`. */
  tags?: string[];
  /** Position in the default order; higher comes first. */
  rank: number;
  /** Days between the product's start of sale and the creation of the demo. */
  ageDays: number;
}

/** A label on product cards, such as "Free installation". */
export interface DemoTag {
  key: string;
  name: Localized;
  tone: "neutral" | "success";
}

export interface DemoReview {
  product: string;
  /** Index into the product's skus. */
  sku: number;
  nickname: string;
  /** Language of the review. */
  locale: WireLocale;
  star: 1 | 2 | 3 | 4 | 5;
  serviceStar: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** At most five. */
  pictures?: PictureSpec[];
  reply?: string;
  /** Number of helpful marks. */
  helpful: number;
  /** A later addition by its author. */
  addition?: { text: string; ageDays: number };
  ageDays: number;
}

export interface DemoBanner {
  key: string;
  /** `carousel` is the large one, `strip` the promotional tiles below it. */
  place: "carousel" | "strip";
  kicker?: Localized;
  title: Localized;
  text?: Localized;
  action?: Localized;
  picture: PictureSpec;
  /** Path without a locale prefix; `category:<key>` and `product:<key>` are replaced by their URLs. */
  url: string;
}

/** Units of a product in one round of an activity, and how many of them are sold when the demo starts. */
export interface DemoRound {
  quota: number;
  sold: number;
}

export interface DemoActivity {
  key: string;
  name: Localized;
  /** 1 slider, 2 one large and two small, 3 large pictures. */
  type: 1 | 2 | 3;
  banners: PictureSpec[];
  instruction: Localized;
  /** Hours of one round; the next one starts when it ends. */
  endsInHours: number;
  /** Days from the creation of the demo to its start and end, negative in the past; unbounded if absent. */
  beginsInDays?: number;
  endsInDays?: number;
  /** Units offered per round by product key; unlimited if absent. */
  rounds?: Readonly<Record<string, DemoRound>>;
  products: string[];
}

export interface DemoMenuEntry {
  /** Id on the wire (65 profile, 66 addresses …). */
  id: number;
  name: Localized;
  /** Name of a lucide icon. */
  icon: string;
  /** An empty URL hides the entry on desktop. */
  pcUrl: string;
}

export interface DemoNews {
  key: string;
  title: Localized;
  url: string;
}

/** Agreements without a default text. HTML of the same tags as a product's content. */
export interface DemoAgreements {
  merchant: Localized;
  about: Localized;
}

export interface DemoPlatform {
  settings: Partial<Record<SettingName, Localized>>;
  currency: { country: string; currency: string; ID: string };
  /** Tall picture next to the product grid of the home page. */
  recommendImage: PictureSpec;
  shopStreetHeader: PictureSpec;
  loginPicture: PictureSpec;
  service: {
    type: "h5" | "hotline" | "message" | "email";
    hotline: string;
    email: string;
    message: string;
    h5Url: string;
    hours: Localized;
  };
  hotWords: Localized[];
  agreements: DemoAgreements;
  menu: DemoMenuEntry[];
}

/** The whole demo marketplace, default export of `tables/index.ts`. */
export interface DemoTables {
  platform: DemoPlatform;
  properties: DemoProperty[];
  categories: DemoCategory[];
  merchantTypes: DemoMerchantType[];
  merchantCategories: DemoMerchantCategory[];
  merchants: DemoMerchant[];
  brands: DemoBrand[];
  guarantees: DemoGuarantee[];
  tags: DemoTag[];
  products: DemoProduct[];
  reviews: DemoReview[];
  banners: DemoBanner[];
  activities: DemoActivity[];
  news: DemoNews[];
  guides: DemoGuide[];
  synonyms: DemoSynonym[];
  carSizes: DemoCarSize[];
  questions: DemoQuestion[];
  coupons: DemoCoupon[];
  freight: DemoFreight[];
  deliveries: DemoDelivery[];
  /** Orders of past shoppers, oldest first. */
  pastOrders: DemoPastOrder[];
  taxes: DemoTax[];
}
