import type { Product, Sku } from "@carmine/api/hooks";
import { expect, test } from "vitest";
import { productData } from "./product-data.ts";

const site = { publicUrl: "https://shop.example", locale: "lao", currency: "USD", returnDays: 30 } as const;

const sku = (id: number, price: string, stock: number): Sku => ({
  id,
  options: [],
  price,
  listPrice: null,
  lowestPrice: null,
  stock,
  isAlwaysSellable: false,
  picture: null,
});

const product: Product = {
  id: 7,
  name: "Polar winter tire",
  picture: "/media/a.webp",
  pictures: ["/media/a.webp", "https://pictures.example/b.webp"],
  pictureTexts: {},
  features: ["Quiet", "Made this year"],
  price: "62.50",
  soldCount: 0,
  unit: "tire",
  setSize: null,
  description: null,
  brand: "Norrland",
  specification: [],
  properties: [],
  highlights: [],
  guides: [],
  tireLabel: null,
  categoryId: 1,
  categories: [],
  options: [],
  skus: [sku(1, "62.50", 0), sku(2, "70.00", 3)],
  shop: {
    id: 1,
    name: "Nordic Tire House",
    logo: null,
    isSelf: false,
    isVerified: true,
    rating: null,
    followerCount: null,
    products: [],
    scores: { products: null, service: null },
  },
  guarantees: [],
  delivery: {
    country: "US",
    countryName: "United States",
    days: null,
    shippingFrom: "15.00",
    freeFrom: "65.00",
  },
};

test("offers a product as shown on its page: one price, its stock, absolute URLs", () => {
  expect(productData(product, product.skus[0], undefined, site)).toEqual({
    "@type": "Product",
    name: "Polar winter tire",
    description: "Quiet. Made this year",
    sku: "7",
    image: ["https://shop.example/media/a.webp", "https://pictures.example/b.webp"],
    brand: { "@type": "Brand", name: "Norrland" },
    offers: {
      "@type": "Offer",
      price: "62.50",
      priceCurrency: "USD",
      availability: "https://schema.org/OutOfStock",
      itemCondition: "https://schema.org/NewCondition",
      url: "https://shop.example/lao/goods_detail/7",
      seller: { "@type": "Organization", name: "Nordic Tire House" },
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingRate: { "@type": "MonetaryAmount", value: "15.00", currency: "USD" },
        shippingDestination: { "@type": "DefinedRegion", addressCountry: "US" },
      },
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: "US",
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: 30,
        returnMethod: "https://schema.org/ReturnByMail",
      },
    },
  });
});

test("omits returns if the period or the country is unknown", () => {
  const [shown] = product.skus;
  for (const [of, days] of [
    [product, null],
    [product, 0],
    [{ ...product, delivery: null }, 30],
  ] as const)
    expect(productData(of, shown, undefined, { ...site, returnDays: days })["offers"]).not.toHaveProperty(
      "hasMerchantReturnPolicy",
    );
});

test("sets free shipping above the shop's minimum, and omits unknown shipping", () => {
  const dear = productData(product, product.skus[1], undefined, site);
  expect(dear).toMatchObject({
    offers: {
      price: "70.00",
      availability: "https://schema.org/InStock",
      shippingDetails: { shippingRate: { value: "0.00" } },
    },
  });
  const unknown = productData({ ...product, delivery: null }, product.skus[1], undefined, site);
  expect(unknown["offers"]).not.toHaveProperty("shippingDetails");
});

test("includes stars only with the number of ratings", () => {
  const counts = { all: 4, average: 4.5 };
  const none = { all: 0, average: 0 };
  expect(productData(product, product.skus[1], counts as never, site)["aggregateRating"]).toEqual({
    "@type": "AggregateRating",
    ratingValue: 4.5,
    reviewCount: 4,
  });
  expect(productData(product, product.skus[1], none as never, site)).not.toHaveProperty("aggregateRating");
});
