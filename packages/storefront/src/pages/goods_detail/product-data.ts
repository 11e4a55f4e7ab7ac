import type { Product, ReviewCounts, Sku } from "@carmine/api/hooks";
import { localizedPath, type Locale } from "@carmine/i18n";
import { productHref } from "../../features/links.ts";

interface Site {
  readonly publicUrl: string;
  readonly locale: Locale;
  readonly currency: string;
  /** Days in which the marketplace lets items be sent back, whatever the shop; null where nobody says. */
  readonly returnDays: number | null;
}

const stockWord = (inStock: boolean): string => `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`;

/** Sending one of it to the country that the page names. What an order of some worth is spared counts for one alone. */
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
 * Sending it back from the country that the page names: by post, to the shop. Who pays for that is agreed with the shop,
 * so nothing is said of it.
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

/** The sku that the page shows, at its price: search engines list no range of prices and compare it with the page's. */
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

/** An address as other sites can follow it. */
export const absolute = (url: string, publicUrl: string): string => new URL(url, publicUrl).href;

/** A product as search engines read it. Of what they recommend one thing is left out, since no shop says it: how long a price holds. */
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
