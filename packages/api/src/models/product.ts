import { ownPictureOf } from "../contract/media.ts";
import { listPriceOf } from "./list-price.ts";
import type { ProductCard, ProductDetail } from "../contract/catalogue.ts";
import type { ProductProperty } from "../contract/properties.ts";
import type { RankedProduct } from "../contract/ranking.ts";
import { readList, readValues } from "../contract/texts.ts";
import type { TireLabel } from "../contract/tire-label.ts";
import type { Shop } from "./shop.ts";

/** A product as shown on cards. */
export interface ProductSummary {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  /** Another view, shown while the pointer is over the card. */
  readonly hoverPicture: string | null;
  /** Decimal text. */
  readonly price: string;
  /** The price before a discount, decimal text. */
  readonly listPrice: string | null;
  readonly soldCount: number;
  /** Average of its reviews, 1 to 5; null without reviews. */
  readonly stars: number | null;
  readonly reviewCount: number;
  /** Null if the back end doesn't report it. */
  readonly stock: number | null;
  readonly shopName: string | null;
  /** Whether the marketplace itself sells it. */
  readonly isSelf: boolean;
  /** Labels, most important first. */
  readonly tags: readonly { readonly text: string; readonly tone: "neutral" | "success" }[];
}

/** A product of a ranking. */
export interface RankedSummary extends ProductSummary {
  /** Its sku if it has no options. */
  readonly skuId: number | null;
  /** Units sold in the period; null without a period. */
  readonly periodSales: number | null;
  /** Rank in the previous period; null if it had none. */
  readonly placeBefore: number | null;
  /** The tire size of which it is the best seller, "205/55 R16". */
  readonly topSize: string | null;
}

/** An option of a product with its values: "Color" with "Black", "Red". */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** One chosen value of an option. */
export interface OptionValue {
  readonly name: string;
  readonly value: string;
}

/** A purchasable combination of one value per option. */
export interface Sku {
  readonly id: number;
  /** In the order of the product's options. */
  readonly options: readonly OptionValue[];
  /** Decimal text, like all prices. */
  readonly price: string;
  readonly listPrice: string | null;
  /** The lowest in the 30 days before the current price; null if there was no other. */
  readonly lowestPrice: string | null;
  readonly stock: number;
  /** The shop doesn't count its stock or allows overselling: `stock` must not be shown. */
  readonly isAlwaysSellable: boolean;
  readonly picture: string | null;
}

/** A shop in the card next to its product. */
export interface ProductShop extends Omit<Shop, "productCount"> {
  /** 1 to 5, one decimal each. */
  readonly scores: {
    readonly products: number | null;
    readonly service: number | null;
  };
}

/** Arrival and minimum shipping cost of a product. */
export interface DeliveryTerms {
  /** Two letters. */
  readonly country: string;
  readonly countryName: string | null;
  /** `yyyy-MM-dd`; null if the shop doesn't state delivery times. */
  readonly days: { readonly earliest: string; readonly latest: string } | null;
  /** Decimal text. */
  readonly shippingFrom: string;
  /** Free shipping threshold. */
  readonly freeFrom: string | null;
}

/** A product with all data of its page. */
export interface Product {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  /** Its own, then those of its skus, without duplicates. */
  readonly pictures: readonly string[];
  /** Alternative texts of pictures by URL; pictures without one are omitted. */
  readonly pictureTexts: Readonly<Record<string, string>>;
  /** Short selling points. */
  readonly features: readonly string[];
  readonly price: string;
  readonly soldCount: number;
  /** Unit of the price, such as a tire. */
  readonly unit: string | null;
  /** Units usually bought together, such as four tires. */
  readonly setSize: number | null;
  /** HTML, sanitized by the server. */
  readonly description: string | null;
  readonly brand: string | null;
  readonly specification: readonly OptionValue[];
  /** Structured properties, formatted. */
  readonly properties: readonly ProductProperty[];
  /** Selling points with pictures. */
  readonly highlights: readonly {
    readonly title: string;
    readonly text: string;
    readonly picture: string | null;
  }[];
  /** Guides for choosing such a product. */
  readonly guides: readonly { readonly slug: string; readonly title: string }[];
  /** Null for other products and for tires without a label. */
  readonly tireLabel: TireLabel | null;
  readonly categoryId: number | null;
  /** From the department to its own category. */
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly options: readonly ProductOption[];
  /** Sorted by option values. */
  readonly skus: readonly Sku[];
  readonly shop: ProductShop;
  readonly guarantees: readonly {
    readonly name: string;
    readonly icon: string | null;
    readonly text: string | null;
  }[];
  readonly delivery: DeliveryTerms | null;
}

/** Displayed sales are the real ones plus the virtual part (wire contract). */
const soldCountOf = ({ sales, ficti }: Pick<ProductCard, "sales" | "ficti">): number => sales + (ficti ?? 0);

export const productSummaryOf = (card: ProductCard): ProductSummary => ({
  id: card.id,
  name: card.storeName,
  picture: card.image,
  hoverPicture: card.hoverImage,
  price: card.price,
  listPrice: listPriceOf(card),
  soldCount: soldCountOf(card),
  stars: card.replyNum ? card.star : null,
  reviewCount: card.replyNum ?? 0,
  stock: card.stock,
  shopName: card.merName,
  isSelf: card.isSelf ?? false,
  tags: card.tags ?? [],
});

export const rankedSummaryOf = (product: RankedProduct): RankedSummary => ({
  ...productSummaryOf(product),
  skuId: product.skuId,
  periodSales: product.periodSales,
  placeBefore: product.placeBefore,
  topSize: product.topSize,
});

/** Maps skus in option order; skips skus that don't match the options. */
const skusOf = (options: readonly ProductOption[], { productValue }: Pick<ProductDetail, "productValue">) => {
  // JavaScript sorts numeric object keys first, regardless of the shop's order.
  const places = options.map(({ values }) => new Map(values.map((value, place) => [value, place])));
  const byPlace = (a: Sku, b: Sku): number => {
    for (const [at, place] of places.entries()) {
      const placeOf = (sku: Sku): number => place.get(sku.options[at]?.value ?? "") ?? 0;
      if (placeOf(a) !== placeOf(b)) return placeOf(a) - placeOf(b);
    }
    return 0;
  };
  return Object.entries(productValue)
    .flatMap(([key, sku]): Sku[] => {
      const values = options.length === 0 ? [] : readValues(key);
      if (values.length !== options.length) return [];
      return [
        {
          id: sku.id,
          options: options.map(({ name }, at) => ({ name, value: values[at] ?? "" })),
          price: sku.price,
          listPrice: listPriceOf(sku),
          lowestPrice: sku.lowestPrice,
          stock: sku.stock,
          isAlwaysSellable: sku.isAlwaysSellable ?? false,
          picture: sku.image,
        },
      ];
    })
    .toSorted(byPlace);
};

const shopOfProduct = ({ productInfo, merchantInfo }: ProductDetail): ProductShop => ({
  id: productInfo.merId,
  name: merchantInfo.name,
  logo: ownPictureOf(merchantInfo.avatar),
  isSelf: merchantInfo.isSelf,
  isVerified: merchantInfo.isVerified ?? false,
  rating: merchantInfo.starAverage ?? merchantInfo.starLevel,
  followerCount: merchantInfo.collectNum,
  products: merchantInfo.proList.map(({ id, storeName, image, price }) => ({
    id,
    name: storeName,
    picture: image,
    price,
  })),
  scores: {
    products: merchantInfo.goodsScore,
    service: merchantInfo.serviceScore,
  },
});

const deliveryOf = (wire: ProductDetail): DeliveryTerms | null =>
  wire.freightFrom === null || wire.deliveryCountry === null
    ? null
    : {
        country: wire.deliveryCountry,
        countryName: wire.deliveryCountryName,
        days: wire.delivery,
        shippingFrom: wire.freightFrom,
        freeFrom: wire.freeFrom,
      };

export const choicesOf = (
  wire: Pick<ProductDetail, "productAttr" | "productValue">,
): Pick<Product, "options" | "skus"> => {
  const options = wire.productAttr.map(({ attrName, attrValues }) => ({
    name: attrName,
    values: readValues(attrValues),
  }));
  return { options, skus: skusOf(options, wire) };
};

export const productOf = (wire: ProductDetail): Product => {
  const info = wire.productInfo;
  const { options, skus } = choicesOf(wire);
  const own = readList(info.sliderImage);
  const pictures = [...(own.length > 0 ? own : [info.image]), ...skus.map(({ picture }) => picture)];
  return {
    id: info.id,
    name: info.storeName,
    picture: info.image,
    pictures: [...new Set(pictures)].filter((url): url is string => url !== null && url !== ""),
    pictureTexts: info.pictureTexts ?? {},
    features: (info.storeInfo ?? "")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
    price: info.price,
    soldCount: soldCountOf(info),
    unit: info.unitName,
    setSize: info.setSize,
    description: info.content,
    brand: info.brandName,
    specification: info.specification ?? [],
    properties: info.properties ?? [],
    highlights: (info.features ?? []).map(({ image, ...rest }) => ({ ...rest, picture: image })),
    guides: info.guides ?? [],
    tireLabel: info.tireLabel,
    categoryId: info.categoryId,
    categories: info.categoryPath ?? [],
    options,
    skus,
    shop: shopOfProduct(wire),
    guarantees: (wire.guaranteeList ?? []).map(({ name, symbol, content }) => ({
      name,
      icon: symbol,
      text: content,
    })),
    delivery: deliveryOf(wire),
  };
};
