import type { Product, ReviewCounts } from "@carmine/api/hooks";
import { localizedPath, type Locale } from "@carmine/i18n";
import { productHref } from "../../features/links.ts";

interface Site {
  readonly publicUrl: string;
  readonly locale: Locale;
  readonly currency: string;
}

const stockWord = (inStock: boolean): string => `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`;

const offerOf = (product: Product, site: Site) => {
  const { skus } = product;
  const prices = skus.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b));
  const [low] = prices;
  const high = prices.at(-1);
  const shared = {
    priceCurrency: site.currency,
    availability: stockWord(skus.some(({ stock }) => stock > 0)),
    itemCondition: "https://schema.org/NewCondition",
    url: site.publicUrl + localizedPath(site.locale, productHref(product.id)),
    seller: { "@type": "Organization", name: product.shop.name },
  };
  if (low === high) return { "@type": "Offer", price: skus[0]?.price ?? product.price, ...shared };
  return {
    "@type": "AggregateOffer",
    lowPrice: low,
    highPrice: high,
    offerCount: skus.length,
    ...shared,
  };
};

/** An address as other sites can follow it. */
export const absolute = (url: string, publicUrl: string): string => new URL(url, publicUrl).href;

/** A product as search engines read it. */
export const productData = (
  product: Product,
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
    offers: offerOf(product, site),
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
