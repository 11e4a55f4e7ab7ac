import type { Product, ReviewCounts, Sku } from "@carmine/api/hooks";
import { localizedPath, type Locale } from "@carmine/i18n";
import { productHref } from "../../features/links.ts";

interface Site {
  readonly publicUrl: string;
  readonly locale: Locale;
  readonly currency: string;
  /** Return period of the marketplace in days; null if unknown. */
  readonly returnDays: number | null;
}

const stockWord = (inStock: boolean): string => `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`;

/** Shipping of one unit to the page's country. Free shipping applies only if one unit reaches the minimum. */
const shippingOf = ({ delivery }: Product, price: string, currency: string) => {
  if (!delivery) return {};
  const { country, shippingFrom, freeFrom } = delivery;
  const isFree = freeFrom !== null && Number(price) >= Number(freeFrom);
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: isFree ? "0.00" : shippingFrom, currency },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
    },
  };
};

/**
 * Returns from the page's country, by mail to the shop. The fee is omitted, because shopper and shop agree on
 * it.
 */
const returnsOf = ({ delivery }: Product, days: number | null) => {
  if (!delivery || days === null || days === 0) return {};
  return {
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: delivery.country,
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: days,
      returnMethod: "https://schema.org/ReturnByMail",
    },
  };
};

/**
 * Offer for the shown SKU and its price, because search engines compare it with the page and don't list price
 * ranges.
 */
const offerOf = (product: Product, shown: Sku | undefined, site: Site) => {
  const price = shown?.price ?? product.price;
  return {
    "@type": "Offer",
    price,
    priceCurrency: site.currency,
    availability: stockWord((shown?.stock ?? 0) > 0),
    itemCondition: "https://schema.org/NewCondition",
    url: site.publicUrl + localizedPath(site.locale, productHref(product.id)),
    seller: { "@type": "Organization", name: product.shop.name },
    ...shippingOf(product, price, site.currency),
    ...returnsOf(product, site.returnDays),
  };
};

/** Absolute URL for other sites. */
export const absolute = (url: string, publicUrl: string): string => new URL(url, publicUrl).href;

/** Product as JSON-LD. The recommended `priceValidUntil` is omitted, because shops don't provide it. */
export const productData = (
  product: Product,
  shown: Sku | undefined,
  reviews: ReviewCounts | undefined,
  site: Site,
): Record<string, unknown> => {
  const { id, name, brand, pictures } = product;
  const description = product.features.join(". ");
  return {
    "@type": "Product",
    name,
    ...(description && { description }),
    sku: String(id),
    image: pictures.map((url) => absolute(url, site.publicUrl)),
    ...(brand && { brand: { "@type": "Brand", name: brand } }),
    offers: offerOf(product, shown, site),
    ...(reviews &&
      reviews.all > 0 && {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: reviews.average,
          reviewCount: reviews.all,
        },
      }),
  };
};
