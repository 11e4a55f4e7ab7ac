import { use } from "react";
import type { PricePart } from "../components/Price/index.ts";
import type { Picture } from "../lib/picture.ts";
import { samplePictures } from "./sample-pictures.ts";
import { SampleLanguageContext, type SampleLanguage } from "./samples.ts";
import { shopTexts, type ShopTexts } from "./shop-texts.data.ts";

/** Pieces of an amount in US dollars. */
export const money = (value: number): PricePart[] =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).formatToParts(value);

export const moneyText = (value: number): string =>
  money(value)
    .map((part) => part.value)
    .join("");

/** Texts of the shop in a language. */
export const textsOf = (language: SampleLanguage): ShopTexts => shopTexts[language];

export interface SampleProduct {
  id: number;
  href: string;
  title: string;
  picture: Picture;
  price: number;
  oldPrice?: number;
  sold: string;
  shop: string;
}

const prices: readonly (readonly [number, number?])[] = [
  [124.9, 159],
  [78.5, 96],
  [219.9],
  [168, 198],
  [96, 118],
  [32.49, 41.9],
  [64.9, 82],
  [9.99, 13.5],
  [1164.25, 1389],
  [151.25],
];

const productsOf = (texts: ShopTexts): SampleProduct[] =>
  prices.map(([price, oldPrice], index) => ({
    id: index + 1,
    href: `#product-${index + 1}`,
    title: texts.products[index % texts.products.length] as string,
    picture: samplePictures[index % samplePictures.length] as Picture,
    price,
    oldPrice,
    sold: texts.sold,
    shop: texts.shops[index % texts.shops.length] as string,
  }));

/** Texts and goods in the language of the toolbar. */
export function useShop(): { texts: ShopTexts; products: SampleProduct[] } {
  const texts = textsOf(use(SampleLanguageContext));
  return { texts, products: productsOf(texts) };
}
