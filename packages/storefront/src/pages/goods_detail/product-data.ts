import { readList, type DataOf, type ProductDetail, type replyConfig } from "@carmine/api/contract";
import { localizedPath, type Locale } from "@carmine/i18n";
import { productHref } from "../../features/links.ts";
import type { Choice, Choices } from "./skus.ts";

export type ReviewCounts = DataOf<typeof replyConfig>;

/** The average of the stars; another back end knows it rounded down only. */
export const averageOf = ({ star, replyStar }: ReviewCounts): number => star ?? replyStar;

/** The pictures of a product, then those of its skus that are not among them. */
export const picturesOf = ({ productInfo }: ProductDetail, { all }: Choices): string[] => {
  const own = readList(productInfo.sliderImage);
  const first = own.length > 0 ? own : [productInfo.image];
  return [...new Set([...first, ...all.map(({ sku }) => sku.image)])].filter(
    (url): url is string => url !== null && url !== "",
  );
};

/** The lines of the short text. */
export const featuresOf = ({ productInfo }: ProductDetail): string[] =>
  (productInfo.storeInfo ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

interface Site {
  readonly publicUrl: string;
  readonly locale: Locale;
  readonly currency: string;
}

const stockWord = (inStock: boolean): string => `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`;

const offerOf = (choices: Choices, chosen: Choice | undefined, product: ProductDetail, site: Site) => {
  const prices = choices.all.map(({ sku }) => sku.price).toSorted((a, b) => Number(a) - Number(b));
  const [low] = prices;
  const high = prices.at(-1);
  const shared = {
    priceCurrency: site.currency,
    availability: stockWord(choices.all.some(({ sku }) => sku.stock > 0)),
    itemCondition: "https://schema.org/NewCondition",
    url: site.publicUrl + localizedPath(site.locale, productHref(product.productInfo.id)),
    seller: { "@type": "Organization", name: product.merchantInfo.name },
  };
  if (low === high)
    return { "@type": "Offer", price: chosen?.sku.price ?? product.productInfo.price, ...shared };
  return {
    "@type": "AggregateOffer",
    lowPrice: low,
    highPrice: high,
    offerCount: choices.all.length,
    ...shared,
  };
};

/** An address as other sites can follow it. */
export const absolute = (url: string, publicUrl: string): string => new URL(url, publicUrl).href;

/** A product as search engines read it. */
export const productData = (
  product: ProductDetail,
  choices: Choices,
  reviews: ReviewCounts | undefined,
  site: Site,
): Record<string, unknown> => {
  const { id, storeName, brandName } = product.productInfo;
  const description = featuresOf(product).join(". ");
  return {
    "@type": "Product",
    name: storeName,
    ...(description && { description }),
    sku: String(id),
    image: picturesOf(product, choices).map((url) => absolute(url, site.publicUrl)),
    ...(brandName && { brand: { "@type": "Brand", name: brandName } }),
    offers: offerOf(choices, choices.all[0], product, site),
    ...(reviews &&
      reviews.sumCount > 0 && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: averageOf(reviews),
          reviewCount: reviews.sumCount,
        },
      }),
  };
};
