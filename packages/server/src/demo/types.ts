import type { OpeningHours, SettingName, TireLabel, WireLocale } from "@carmine/api/contract";
import type { DemoCoupon, DemoDelivery, DemoFreight, DemoTax } from "./charge-types.ts";
import type { DemoGuide, DemoQuestion, DemoSynonym } from "./discovery-types.ts";
import type { DemoPastOrder } from "./order-types.ts";
import type { PictureSpec } from "./picture-spec.ts";
import type { Amount, Localized } from "./text-types.ts";

export type { Amount, Localized } from "./text-types.ts";

/** A text in all languages, or one that is the same in each of them (a brand, a size, an untranslated title). */
export type Text = string | Localized;

/**
 * A node of the platform's category tree: department (level 1), category (2), kind (3). Only kinds hold products.
 * Keys are unique over the whole tree.
 */
export interface DemoCategory {
  key: string;
  name: Localized;
  /** Words that also find the goods of this category ("tyre", "rims"), whatever their language. */
  keywords?: string[];
  /** Small picture in menus and in the category panel. */
  icon: PictureSpec;
  /** Name of a lucide icon for the row of a department in the menu. */
  symbol?: string;
  /** Pieces that are usually bought together here and below, four tires. */
  setSize?: number;
  children?: DemoCategory[];
}

export interface DemoMerchantType {
  key: string;
  name: Localized;
  /** Private and public documents that an applicant has to submit. */
  info: Localized;
  publicInfo: Localized | null;
}

export interface DemoMerchantCategory {
  key: string;
  name: Localized;
  /** Handling fee in percent. */
  handlingFee: number;
}

/** A node of one shop's own tree (two levels). Keys are unique within the shop. */
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
  /** Shown in the shop street on the home page. */
  isRecommended: boolean;
  avatar: PictureSpec;
  /** Wide picture behind the shop's head. */
  cover: PictureSpec;
  /** Pictures of the shop's own carousel. */
  banners: PictureSpec[];
  intro: Localized;
  keywords: string[];
  followers: number;
  /** Pictures of the papers that show who the shop is. */
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

/** What the shop vouches for, "30-day returns". */
export interface DemoGuarantee {
  key: string;
  name: Localized;
  /** Name of a lucide icon, "shield-check". */
  icon: string;
  content: Localized;
}

export interface DemoOptionValue {
  /** Unique within the axis; also the value of the search facet: lower case, no comma, no colon ("205-55r16"). */
  key: string;
  text: Text;
  /** Index into the product's pictures, for a chip with a picture. */
  picture?: number;
}

/** An axis along which skus differ. `key` is shared by all products with the same facet ("size", "color", "set"). */
export interface DemoOption {
  key: string;
  name: Localized;
  values: DemoOptionValue[];
}

export interface DemoSku {
  /** One value key per option, in the order of the options; empty for a product without options. */
  values: string[];
  price: Amount;
  listPrice?: Amount;
  /** Pieces on hand; 0 is sold out. */
  stock: number;
  /** Kilograms. */
  weight?: number;
  /** Cubic metres. */
  volume?: number;
  barCode?: string;
  /** Index into the product's pictures shown when this sku is chosen. */
  picture?: number;
}

/** A row of the specification table. With `facet` it can also be filtered by: facet key and value key. */
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
  /** Key of a category of the merchant's own tree. */
  shopCategory?: string;
  brand: string;
  name: Text;
  /** Short selling points, one per line. */
  intro: Text;
  /** The details tab: simple HTML (p, ul, li, h3, strong, table). */
  content?: Text;
  unit: Text;
  keywords?: string[];
  /**
   * Empty for a product with one sku. Tire sizes are written "205/55 R16" in the option with the key `size`: the
   * facets width, profile and rim are read from it.
   */
  options: DemoOption[];
  skus: DemoSku[];
  specifications?: DemoSpecification[];
  /** Grades of a tire. */
  tireLabel?: TireLabel;
  /** The first one is the card's picture. */
  pictures: PictureSpec[];
  /** Pieces sold that are added to the real ones for show. */
  virtualSales: number;
  guarantees: string[];
  /** Keys of `DemoTag`. */
  tags?: string[];
  /** Place in the default order: higher comes first. */
  rank: number;
  /** Days before the demo was made that the product came on sale. */
  ageDays: number;
}

/** A small mark on product cards, "Free fitting". */
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
  /** Language that it is written in. */
  locale: WireLocale;
  star: 1 | 2 | 3 | 4 | 5;
  serviceStar: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** At most five. */
  pictures?: PictureSpec[];
  reply?: string;
  /** Shoppers who found it helpful. */
  helpful: number;
  /** What its writer added later. */
  addition?: { text: string; ageDays: number };
  ageDays: number;
}

export interface DemoBanner {
  key: string;
  /** `carousel` is the large one, `strip` the advert tiles under it. */
  place: "carousel" | "strip";
  kicker?: Localized;
  title: Localized;
  text?: Localized;
  action?: Localized;
  picture: PictureSpec;
  /** Path inside the shop, without a language prefix; `category:<key>` and `product:<key>` become their addresses. */
  url: string;
}

/** Pieces of a product in one round of an activity, and how many of them are sold when the demo starts. */
export interface DemoRound {
  quota: number;
  sold: number;
}

export interface DemoActivity {
  key: string;
  name: Localized;
  /** 1 sliding list, 2 one large and two small, 3 big pictures. */
  type: 1 | 2 | 3;
  banners: PictureSpec[];
  instruction: Localized;
  /** Hours of one round; the next one starts when it ends. */
  endsInHours: number;
  /** Days from the start of the demo to its beginning and its end, negative ones before; open where absent. */
  beginsInDays?: number;
  endsInDays?: number;
  /** What a round offers of its products, by their keys; not counted where absent. */
  rounds?: Readonly<Record<string, DemoRound>>;
  products: string[];
}

export interface DemoMenuEntry {
  /** Id on the wire (65 profile, 66 addresses …). */
  id: number;
  name: Localized;
  /** Name of a lucide icon. */
  icon: string;
  /** Blank hides the entry on desktop. */
  pcUrl: string;
}

export interface DemoNews {
  key: string;
  title: Localized;
  url: string;
}

/** Texts that have no standard one to fall back on. HTML of the same tags as a product's content. */
export interface DemoAgreements {
  merchant: Localized;
  about: Localized;
}

export interface DemoPlatform {
  settings: Partial<Record<SettingName, Localized>>;
  currency: { country: string; currency: string; symbol: string; ID: string };
  /** Tall picture beside the product grid of the home page. */
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
  questions: DemoQuestion[];
  coupons: DemoCoupon[];
  freight: DemoFreight[];
  deliveries: DemoDelivery[];
  /** What shoppers of earlier days bought, the oldest first. */
  pastOrders: DemoPastOrder[];
  taxes: DemoTax[];
}
