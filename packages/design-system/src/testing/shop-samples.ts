import { use } from "react";
import type { PricePart } from "../components/Price/index.ts";
import type { Picture } from "../components/Image/picture.ts";
import type { ProductCardProps, ProductTag } from "../patterns/ProductCard/index.ts";
import { samplePictures } from "./sample-pictures.ts";
import { SampleLanguageContext, type SampleLanguage } from "./samples.ts";
import { navigationTexts, type NavigationTexts } from "./navigation-texts.data.ts";
import { shopTexts } from "./shop-texts.data.ts";
import type { ShopTexts } from "./shop-texts/shop-texts.ts";

/** Parts of an amount in US dollars. */
export const money = (value: number): PricePart[] =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).formatToParts(value);

export const moneyText = (value: number): string =>
  money(value)
    .map((part) => part.value)
    .join("");

export interface SampleTexts extends ShopTexts {
  navigation: NavigationTexts;
}

/** The shop's texts in a language. */
export const textsOf = (language: SampleLanguage): SampleTexts => ({
  ...shopTexts[language],
  navigation: navigationTexts[language],
});

export interface SampleProduct {
  id: number;
  href: string;
  title: string;
  picture: Picture;
  price: number;
  oldPrice?: number;
  /** The purchased option. */
  option: string;
  /** Purchased quantity. */
  count: number;
  sold: string;
  shop: string;
}

const prices: readonly (readonly [number, number?])[] = [
  [124.9, 159],
  [78.5, 96],
  [38.9],
  [168, 198],
  [96, 118],
  [32.49, 41.9],
  [64.9, 82],
  [9.99],
  [1164.25, 1389],
  [151.25],
];

/** Title and picture index for each price. */
const titles = [0, 1, 2, 3, 4, 5, 0, 6, 4, 3];
const pictures = [0, 1, 2, 3, 4, 5, 6, 7, 4, 3];
const options = [
  "225/45 R17 94H",
  "205/55 R16 91V",
  "4 l",
  "255/35 R19 96Y",
  "265/65 R17 112T",
  "1 l",
  "5 l",
];
const sales = ["23", "58", "19", "46", "82", "34", "71", "12", "64", "27"];

/** Replaces the number in a formatted 2.3 thousand. */
const soldOf = (sold: string, [first, second]: string): string =>
  sold.replace(/2([.,]?)3/, (_, mark: string) => `${first}${mark}${second}`);

const productsOf = (texts: ShopTexts): SampleProduct[] =>
  prices.map(([price, oldPrice], index) => ({
    id: index + 1,
    href: `#product-${index + 1}`,
    title: texts.products[titles[index] as number] as string,
    picture: samplePictures[pictures[index] as number] as Picture,
    price,
    oldPrice,
    option: options[titles[index] as number] as string,
    count: options[titles[index] as number]?.endsWith(" l") ? 2 : 4,
    sold: soldOf(texts.sold, sales[index] as string),
    shop: texts.shops[index % texts.shops.length] as string,
  }));

/** Tags above the price of the card at an index, as in the demo shops. */
const tagsOf = (texts: ShopTexts, index: number): ProductTag[] => [
  index % 3 === 1 ? { text: texts.selfOperated, variant: "solid" } : { text: texts.save, variant: "outline" },
  { text: texts.freeFitting, variant: "sunken" },
];

/** Minimal props of a product's row or card. */
export const rowOf = ({ href, title, picture, price }: SampleProduct) => ({
  href,
  title,
  picture,
  price: money(price),
});

/** Props of the product's card in a grid, by index. */
export const cardOf = (texts: ShopTexts, product: SampleProduct, index: number): ProductCardProps => ({
  ...rowOf(product),
  oldPrice: product.oldPrice ? { text: moneyText(product.oldPrice), label: texts.listPrice } : undefined,
  tags: tagsOf(texts, index),
  sold: product.sold,
  shop: product.shop,
});

/** Texts and products in the toolbar's language. */
export function useShop(): { texts: SampleTexts; products: SampleProduct[] } {
  const texts = textsOf(use(SampleLanguageContext));
  return { texts, products: productsOf(texts) };
}
